import type { Poll } from '@barg/api-client/models';

/** The server sends votes to those who may see them; who has just voted waits for them without the ballot. */
export const hasResult = ({ myOptionId, options }: Poll): boolean =>
  myOptionId !== null || options.every(({ votes }) => votes !== null);
