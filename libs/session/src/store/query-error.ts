import { ApiError } from '@barg/api-client/http';

/** A failed call in the cache: plain data, because the store holds no class instances. */
export interface QueryError {
  statusCode: number;
  code: string;
  /** In the caller's language; empty when the server supplied none (show `shell:errors.default` then). */
  message: string;
  details?: unknown;
  requestId?: string;
  /** How long the server asks to wait before a retry, if it does. Milliseconds, at most five minutes. */
  retryAfterMs?: number;
}

/** The code of a call that was aborted, because the session ended. */
export const STOPPED = 'client.stopped';

/** Whether a call had no answer of the API, so that it is not known what came of it: `network.timeout` and the like. */
export const isUnanswered = ({ code }: QueryError): boolean => code.startsWith('network.');

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
 * The only way to read a failure: of an operation (`ApiError`), of a query or unwrapped mutation (plain data already),
 * or of other code, which has no message to show.
 */
export function toQueryError(failure: unknown): QueryError {
  if (failure instanceof ApiError) return fromApi(failure);
  if (isObject(failure) && isQueryError(failure)) return failure;
  const wasStopped = isObject(failure) && 'name' in failure && failure.name === 'AbortError';
  return { statusCode: 0, code: wasStopped ? STOPPED : 'client.unexpected', message: '' };
}
