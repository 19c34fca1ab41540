const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Takes steps one by one, each in a turn of its own: a press is answered between two of them. */
export async function inTurns(...steps: readonly (() => void)[]): Promise<void> {
  for (const step of steps) {
    step();
    await nextTurn();
  }
}
