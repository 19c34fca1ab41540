/** One change, with what takes it back. */
export interface Step {
  do: () => Promise<void>;
  undo: () => Promise<void>;
}

/** Takes the steps in order; when one fails, those that were taken are taken back, and its error is thrown. */
export async function allOrNothing(steps: readonly Step[]): Promise<void> {
  const taken: Step[] = [];
  try {
    for (const step of steps) {
      // Before it is done: half of it may be there when it fails.
      taken.push(step);
      await step.do();
    }
  } catch (error) {
    for (const step of taken.toReversed()) await step.undo();
    throw error;
  }
}
