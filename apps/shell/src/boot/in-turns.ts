/** By a message of the page to itself: unlike timers, these are not held back in a tab in the background. */
const nextTurn = (): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(0);
  });

/** Runs steps one after the other, each in a task of its own, so that input is handled between them. */
export async function inTurns(...steps: readonly (() => unknown)[]): Promise<void> {
  for (const step of steps) {
    await nextTurn();
    await step();
  }
}
