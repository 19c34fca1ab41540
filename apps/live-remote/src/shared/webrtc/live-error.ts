import { toApiError } from '@barg/api-client/http';

/**
 * Why a live connection is not there:
 * `refused` the server does not allow it; `unsupported` this browser and the server share no codec;
 * `not-live` nobody publishes; `crowded` others watch already, and it is played by segments; `unavailable` the server or
 * the network between fails.
 */
export type LiveErrorCode = 'refused' | 'unsupported' | 'not-live' | 'crowded' | 'unavailable';

export class LiveError extends Error {
  override readonly name = 'LiveError';
  readonly code: LiveErrorCode;
  /** HTTP status, when the server answered. */
  readonly status: number | undefined;
  /** The server's Retry-After in milliseconds, if it sent one. */
  readonly retryAfterMs: number | undefined;

  constructor(code: LiveErrorCode, message: string, status?: number, retryAfterMs?: number) {
    super(message);
    this.code = code;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether a retry may succeed. */
  get isTemporary(): boolean {
    return this.code === 'not-live' || this.code === 'unavailable';
  }

  /**
   * @param retryAfter the header `Retry-After`, if there is one
   * @param body of the answer
   */
  static fromStatus(status: number, retryAfter: string | null = null, body?: unknown): LiveError {
    const { retryAfterMs, code } = toApiError(status, body, retryAfter);
    const named = code === 'stream.crowded' ? 'crowded' : codeOfStatus(status);
    return new LiveError(named, `The live server answered ${status}`, status, retryAfterMs);
  }

  static from(error: unknown): LiveError {
    if (error instanceof LiveError) return error;
    return new LiveError('unavailable', error instanceof Error ? error.message : String(error));
  }
}

function codeOfStatus(status: number): LiveErrorCode {
  // 409: the stream exists, but its video has not arrived yet.
  if (status === 404 || status === 409) return 'not-live';
  if (status === 406 || status === 415 || status === 422) return 'unsupported';
  if (status === 408 || status === 429 || status >= 500) return 'unavailable';
  return 'refused';
}
