const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Runs steps one after the other, each in its own task, so that input is handled between them. */
export async function inTurns(...steps: readonly (() => void)[]): Promise<void> {
  for (const step of steps) {
    step();
    await nextTurn();
  }
}
