import { currentHandlers, toApiError, type ApiError } from '@barg/api-client/http';
import type { UploadType } from '@barg/api-client/models';
import type { DetailedError, Upload } from 'tus-js-client';
import { isPassing } from './is-passing.ts';
import { fingerprintOf } from './interrupted-uploads.ts';

/** Bytes per request: the most that an interruption loses, and what proxies must allow. */
const PART_BYTES = 4 * 1024 * 1024;
/** Milliseconds before retries of a failed request; after the last one the transfer waits to be resumed. */
const RETRY_AFTER = [500, 1500, 4000, 8000];

export interface TransferEvents {
  /** From 0 to 1, as the bytes leave. */
  onProgress: (share: number) => void;
  /** All bytes have arrived: the file's id. */
  onArrived: (fileId: string) => void;
  /** `isLost` without an answer: received parts are kept, and the transfer can be resumed. */
  onFailed: (failure: unknown, isLost: boolean) => void;
}

/** The transfer of one file. */
export interface Transfer {
  pause(): void;
  /** Continues where it stopped, or from the beginning when nothing is kept. */
  resume(): void;
  /** Ends it and deletes the received parts. */
  cancel(): void;
}

const answerOf = (failure: Error | DetailedError) => ('originalResponse' in failure ? failure.originalResponse : null);

const toError = (failure: Error | DetailedError): ApiError => {
  const answer = answerOf(failure);
  let body: unknown;
  try {
    body = JSON.parse(answer?.getBody() ?? '');
  } catch {
    body = undefined;
  }
  return toApiError(answer?.getStatus() ?? 0, body, answer?.getHeader('Retry-After'));
};

/** The token that the refused request carried: another login may have replaced it while the bytes left. */
const tokenOf = (failure: Error | DetailedError): string | null =>
  ('originalRequest' in failure && failure.originalRequest.getHeader('Authorization')) || null;

const fileIdOf = (upload: Upload): string => upload.url?.split('/').at(-1) ?? '';

export interface Start {
  type: UploadType;
  /** The server's id of a resumed upload; null for a new one. */
  uploadId: string | null;
}

const none = (): void => {};

/** Sends a file in parts, continuing `uploadId`. Loads its code first. */
export const startTransfer = (file: File, { type, uploadId }: Start, events: TransferEvents): Transfer => {
  const make = async (): Promise<Upload> => {
    const { TusUpload } = await import(/* webpackChunkName: "transfer" */ './tus-upload.ts');
    const upload = new TusUpload(file, {
      endpoint: '/api/uploads',
      uploadUrl: uploadId && `/api/uploads/${uploadId}`,
      chunkSize: PART_BYTES,
      retryDelays: RETRY_AFTER,
      // The server lists unfinished uploads: nothing is stored here.
      storeFingerprintForResuming: false,
      metadata: { type, filename: file.name, fingerprint: fingerprintOf(file), filetype: file.type },
      onBeforeRequest: (request) => {
        const { getToken, getLocale } = currentHandlers();
        request.setHeader('Authorization', getToken() ?? '');
        request.setHeader('X-Locale', getLocale());
      },
      // The server's Retry-After is handled by the caller.
      onShouldRetry: (failure) => {
        const error = toError(failure);
        return isPassing(error) && error.retryAfterMs === undefined;
      },
      onProgress: (sent, total) => events.onProgress(total ? sent / total : 0),
      onSuccess: () => events.onArrived(fileIdOf(upload)),
      onError: (failure) => {
        const error = toError(failure);
        if (error.statusCode === 401) currentHandlers().onUnauthorized(error, tokenOf(failure));
        events.onFailed(error, isPassing(error));
      },
    });
    return upload;
  };
  /** Null while its code could not be loaded: the next resumption loads it anew. */
  let made: Promise<Upload> | null = null;
  const start = (): void => {
    const current = (made ??= make());
    current.then(
      (upload) => upload.start(),
      () => {
        if (made === current) made = null;
        events.onFailed(toApiError(0, undefined), true);
      },
    );
  };
  /** Where its code cannot be loaded, nothing is on its way. */
  const stop = (act: (upload: Upload) => Promise<void>): void => void made?.then(act).catch(none);
  start();
  return {
    pause: () => stop((upload) => upload.abort()),
    resume: start,
    cancel: () => stop((upload) => upload.abort(upload.url !== null)),
  };
};
