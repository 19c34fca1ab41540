import { readRetryAfter } from './retry-after.ts';

/** Fields at fault: a path such as `price` or `files.0`, with the sentence to show beside it. */
export type ErrorDetails = Record<string, string>;

interface ErrorBody {
  statusCode: number;
  code: string;
  message: string;
  details?: unknown;
  requestId?: string | undefined;
  retryAfterMs?: number | undefined;
}

/**
 * A failed call. `statusCode` 0 means that there was no response of the API (offline, timeout, connection lost, or a
 * page that is not the API's).
 */
export class ApiError extends Error {
  readonly statusCode: number;
  /** Stable and dotted, for example `wallet.insufficient_balance`. */
  readonly code: string;
  readonly details: unknown;
  readonly requestId: string | undefined;
  /** The server's Retry-After, if it sent one: milliseconds, five minutes at most. */
  readonly retryAfterMs: number | undefined;

  constructor({ statusCode, code, message, details, requestId, retryAfterMs }: ErrorBody) {
    super(message);
    this.name = 'ApiError';
    this.statusCode = statusCode;
    this.code = code;
    this.details = details;
    this.requestId = requestId;
    this.retryAfterMs = retryAfterMs;
  }

  /** The same error with another `retryAfterMs`. */
  withWait(retryAfterMs: number): ApiError {
    const { statusCode, code, message, details, requestId } = this;
    return new ApiError({ statusCode, code, message, details, requestId, retryAfterMs });
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const textOr = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value !== '' ? value : fallback;

/**
 * Reads the error body of the API; anything else (a proxy's HTML, nothing at all) becomes a default error.
 *
 * @param retryAfter the header `Retry-After`, if there is one
 */
export function toApiError(statusCode: number, body: unknown, retryAfter?: unknown): ApiError {
  const fields = isRecord(body) ? body : {};
  return new ApiError({
    statusCode,
    code: textOr(fields.code, statusCode === 0 ? 'network.unreachable' : 'http.unexpected'),
    message: textOr(fields.message, ''),
    details: fields.details,
    requestId: typeof fields.requestId === 'string' ? fields.requestId : undefined,
    retryAfterMs: readRetryAfter(retryAfter),
  });
}
