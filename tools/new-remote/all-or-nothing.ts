/** A change and how to undo it. */
export interface Step {
  do: () => Promise<void>;
  undo: () => Promise<void>;
}

/** Runs the steps in order; when one fails, the earlier ones are undone, and its error is thrown. */
export async function allOrNothing(steps: readonly Step[]): Promise<void> {
  const taken: Step[] = [];
  try {
    for (const step of steps) {
      // Before it runs: it may fail halfway.
      taken.push(step);
      await step.do();
    }
  } catch (error) {
    for (const step of taken.toReversed()) await step.undo();
    throw error;
  }
}
