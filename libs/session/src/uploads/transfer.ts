import { currentHandlers, toApiError, type ApiError } from '@barg/api-client/http';
import type { UploadType } from '@barg/api-client/models';
import type { DetailedError, Upload } from 'tus-js-client';
import { isPassing } from './is-passing.ts';
import { fingerprintOf } from './interrupted-uploads.ts';

/** Bytes of one request: what is lost at most when a line is cut, and what a proxy has to let through. */
const PART_BYTES = 4 * 1024 * 1024;
/** After how many milliseconds a failed request is tried again; then the transfer waits to be resumed. */
const RETRY_AFTER = [500, 1500, 4000, 8000];

export interface TransferEvents {
  /** From 0 to 1, as the bytes leave. */
  onProgress: (share: number) => void;
  /** All bytes have arrived: the file's id. */
  onArrived: (fileId: string) => void;
  /** `isLost` when no answer came: what has arrived is kept, and the transfer can be resumed. */
  onFailed: (error: ApiError, isLost: boolean) => void;
}

/** One file on its way. */
export interface Transfer {
  pause(): void;
  /** Goes on from where it was, or anew where nothing of it is kept. */
  resume(): void;
  /** Ends it, and has the server forget what has arrived. */
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

const fileIdOf = (upload: Upload): string => upload.url?.split('/').at(-1) ?? '';

export interface Start {
  type: UploadType;
  /** At the server, of an upload that goes on; null for a new one. */
  uploadId: string | null;
}

/**
 * Sends a file in parts, on from `uploadId` where an earlier attempt had got. Loads the code for it first.
 */
export const startTransfer = (file: File, { type, uploadId }: Start, events: TransferEvents): Transfer => {
  const made = import(/* webpackChunkName: "transfer" */ './tus-upload.ts').then(
    ({ TusUpload }) =>
      new TusUpload(file, {
        endpoint: '/api/uploads',
        uploadUrl: uploadId && `/api/uploads/${uploadId}`,
        chunkSize: PART_BYTES,
        retryDelays: RETRY_AFTER,
        // The server lists what is unfinished: nothing has to be remembered here.
        storeFingerprintForResuming: false,
        metadata: { type, filename: file.name, fingerprint: fingerprintOf(file), filetype: file.type },
        onBeforeRequest: (request) => {
          const { getToken, getLocale } = currentHandlers();
          request.setHeader('Authorization', getToken() ?? '');
          request.setHeader('X-Locale', getLocale());
        },
        // Who says when to come back is asked then, by whom this is told.
        onShouldRetry: (failure) => {
          const error = toError(failure);
          return isPassing(error) && error.retryAfterMs === undefined;
        },
        onProgress: (sent, total) => events.onProgress(total ? sent / total : 0),
        onSuccess: () => void made.then((upload) => events.onArrived(fileIdOf(upload))),
        onError: (failure) => {
          const error = toError(failure);
          if (error.statusCode === 401) currentHandlers().onUnauthorized(error, currentHandlers().getToken());
          events.onFailed(error, isPassing(error));
        },
      }),
  );
  const start = () => {
    made.then(
      (upload) => upload.start(),
      () => events.onFailed(toApiError(0, undefined), true),
    );
  };
  start();
  return {
    pause: () => void made.then((upload) => upload.abort()),
    resume: start,
    cancel: () => void made.then((upload) => upload.abort(upload.url !== null)).catch(() => undefined),
  };
};
