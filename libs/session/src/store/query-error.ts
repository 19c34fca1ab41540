import { ApiError } from '@barg/api-client/http';

/** A failed call as it lies in the cache: plain data, because the store holds no class instances. */
export interface QueryError {
  statusCode: number;
  code: string;
  /** In the caller's language; empty when the server supplied none (show `shell:errors.default` then). */
  message: string;
  details?: unknown;
  requestId?: string;
  /** How long the server wants not to be asked again, where it says so. Milliseconds, five minutes at most. */
  retryAfterMs?: number;
}

/** The code of what was stopped before it was answered: the session ended, by oneself or not. */
export const STOPPED = 'client.stopped';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isQueryError = (failure: object): failure is QueryError => 'statusCode' in failure && 'code' in failure;

const fromApi = ({ statusCode, code, message, details, requestId, retryAfterMs }: ApiError): QueryError => ({
  statusCode,
  code,
  message,
  details,
  requestId,
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});

/**
 * The one way to read a failure: of an operation (`ApiError`), of a query or an unwrapped mutation (plain data already),
 * or of our own code, of which there is nothing to show.
 */
export function toQueryError(failure: unknown): QueryError {
  if (failure instanceof ApiError) return fromApi(failure);
  if (isObject(failure) && isQueryError(failure)) return failure;
  const wasStopped = isObject(failure) && 'name' in failure && failure.name === 'AbortError';
  return { statusCode: 0, code: wasStopped ? STOPPED : 'client.unexpected', message: '' };
}
