import type { Poll } from '@barg/api-client/models';

/** Whether the result is shown: the server sent votes, or the visitor has just voted and waits for them. */
export const hasResult = ({ myOptionId, options }: Poll): boolean =>
  myOptionId !== null || options.every(({ votes }) => votes !== null);
