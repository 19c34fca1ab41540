/** Fields at fault: a path such as `price` or `files.0`, with the sentence to show beside it. */
export type ErrorDetails = Record<string, string>;

interface ErrorBody {
  statusCode: number;
  code: string;
  message: string;
  details?: unknown;
  requestId?: string;
}

/** A failed call. `statusCode` 0 means that no answer came (offline, timeout, cut). */
export class ApiError extends Error {
  readonly statusCode: number;
  /** Stable and dotted, for example `wallet.insufficient_balance`. */
  readonly code: string;
  readonly details: unknown;
  readonly requestId: string | undefined;

  constructor({ statusCode, code, message, details, requestId }: ErrorBody) {
    super(message);
    this.name = 'ApiError';
    this.statusCode = statusCode;
    this.code = code;
    this.details = details;
    this.requestId = requestId;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const textOr = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value !== '' ? value : fallback;

/** Reads the error body of the API; anything else (a proxy's HTML, nothing at all) becomes a default error. */
export function toApiError(statusCode: number, body: unknown): ApiError {
  const fields = isRecord(body) ? body : {};
  return new ApiError({
    statusCode,
    code: textOr(fields.code, statusCode === 0 ? 'network.unreachable' : 'http.unexpected'),
    message: textOr(fields.message, ''),
    details: fields.details,
    requestId: typeof fields.requestId === 'string' ? fields.requestId : undefined,
  });
}
