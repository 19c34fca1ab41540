import { toQueryError, type QueryError } from '@barg/session';

const isQueryError = (thrown: unknown): thrown is QueryError =>
  typeof thrown === 'object' && thrown !== null && 'statusCode' in thrown && 'message' in thrown;

/** What an unwrapped mutation threw, with a sentence to show where the server gave none. */
export const toFailure = (thrown: unknown, otherwise: string): QueryError => {
  const failure = isQueryError(thrown) ? thrown : toQueryError(thrown);
  return { ...failure, message: failure.message || otherwise };
};
