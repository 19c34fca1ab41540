import type { QueryError } from '@barg/session';

const isQueryError = (failure: unknown): failure is QueryError =>
  typeof failure === 'object' && failure !== null && 'statusCode' in failure && 'code' in failure;

/** What an unwrapped mutation threw, as far as it is a failed call. */
export const toFailure = (thrown: unknown): Pick<QueryError, 'statusCode' | 'code' | 'message'> =>
  isQueryError(thrown) ? thrown : { statusCode: 0, code: 'client.unexpected', message: '' };

export const isInsufficientBalance = (thrown: unknown): boolean =>
  toFailure(thrown).code === 'wallet.insufficient_balance';
