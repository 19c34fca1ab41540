import { ApiError } from '@barg/api-client/http';
import { toQueryError, type QueryError } from '@barg/session';

const isQueryError = (failure: unknown): failure is QueryError =>
  typeof failure === 'object' && failure !== null && 'statusCode' in failure && 'code' in failure;

/** What a call or an unwrapped mutation threw, as plain data. */
export const toFailure = (thrown: unknown): QueryError =>
  !(thrown instanceof ApiError) && isQueryError(thrown) ? thrown : toQueryError(thrown);
