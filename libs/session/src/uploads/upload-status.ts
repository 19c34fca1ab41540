import type { FileStatus, MediaFile } from '@barg/api-client/models';

/**
 * `queued`: waits for a slot. `waiting`: waits for the network, and continues by itself. `left`: begun earlier, and
 * resumed when the file is selected again. `cut`: a single request without an answer, which has to be sent again.
 * `failed`: refused.
 */
export type UploadState =
  'queued' | 'sending' | 'waiting' | 'paused' | 'cut' | 'left' | 'processing' | 'ready' | 'failed';

/** The state of an upload. */
export interface UploadStatus {
  state: UploadState;
  /** Whether it can be paused and resumed. */
  isResumable: boolean;
  /** From 0 to 1: of the bytes while sending, of the work while processing. */
  progress: number;
  /** The server's id of the file, when it has arrived; the file itself may follow a moment later. */
  fileId: string | null;
  file: MediaFile | null;
  /** The server's message in the visitor's language; null without one. */
  error: string | null;
  /** The number of automatic retries. */
  attempts: number;
  /** The server's Retry-After as a time in milliseconds. */
  notBefore: number;
}

type Processed = Pick<FileStatus, 'status' | 'percent' | 'file' | 'errorMessage'>;

/** An event of an upload. */
export type UploadFact =
  | { type: 'begun'; isOnline: boolean }
  | { type: 'slotAcquired' }
  | { type: 'progressed'; share: number }
  | { type: 'arrived'; fileId: string }
  /** No answer, or an error that a retry may solve. */
  | { type: 'lost'; error: string | null; retryAfterMs: number; isOnline: boolean; now: number }
  | { type: 'refused'; error: string | null }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'wentOffline' }
  | { type: 'cameOnline' }
  | { type: 'retryDue' }
  | ({ type: 'processed' } & Processed)
  /** The server does not know the file any more. */
  | { type: 'gone'; error: string | null };

/** The state of a file that was just selected. */
export const chosenStatus = (isResumable: boolean): UploadStatus => ({
  state: 'queued',
  isResumable,
  progress: 0,
  fileId: null,
  file: null,
  error: null,
  attempts: 0,
  notBefore: 0,
});

/** The state of a file that has arrived. */
export const processedStatus = ({ status, percent, file, errorMessage }: Processed) => ({
  state: status === 'ready' || status === 'failed' ? status : ('processing' as const),
  progress: percent / 100,
  file,
  error: errorMessage,
});

const UNDER_WAY: ReadonlySet<UploadState> = new Set(['queued', 'sending', 'waiting', 'paused', 'cut']);

/** Whether uploads are running that a form has to wait for; unfinished ones from earlier do not count until resumed. */
export const isUnderWay = (uploads: readonly { state: UploadState }[]): boolean =>
  uploads.some(({ state }) => UNDER_WAY.has(state));

/** How many files would be missing now: refused, or begun earlier and not selected again. */
export const missingFrom = (uploads: readonly { state: UploadState }[]): number =>
  uploads.filter(({ state }) => state === 'failed' || state === 'left').length;
