/**
 * Why camera or microphone cannot be used: `denied` by the user or the site's policy; `not-found` none, or not the
 * one asked for; `in-use` by another program; `insecure` the page is neither HTTPS nor localhost.
 */
export type CameraErrorCode = 'denied' | 'not-found' | 'in-use' | 'insecure' | 'unknown';

const codeOfName: Record<string, CameraErrorCode> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'not-found',
  OverconstrainedError: 'not-found',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
};

export class CameraError extends Error {
  override readonly name = 'CameraError';
  readonly code: CameraErrorCode;

  constructor(code: CameraErrorCode, message: string) {
    super(message);
    this.code = code;
  }

  /** Converts errors of `getUserMedia`. */
  static from(error: unknown): CameraError {
    if (!(error instanceof Error)) return new CameraError('unknown', String(error));
    return new CameraError(codeOfName[error.name] ?? 'unknown', error.message);
  }
}
