import type { FileStatus, MediaFile } from '@barg/api-client/models';

/**
 * `queued`: for its turn among those that leave at once. `waiting`: for the line, with which it goes on by itself.
 * `left`: begun earlier, and to be picked again to go on. `cut`: no answer came to what travels as a whole, so that it
 * has to be sent again. `failed`: refused, for what it is or may not be.
 */
export type UploadState =
  'queued' | 'sending' | 'waiting' | 'paused' | 'cut' | 'left' | 'processing' | 'ready' | 'failed';

/** How far a file is. */
export interface UploadStatus {
  state: UploadState;
  /** Whether it can be paused, and goes on from where it was. */
  isResumable: boolean;
  /** From 0 to 1: of the bytes while they are sent, of the work while processing. */
  progress: number;
  /** At the server, once it has arrived; the file itself comes a moment later. */
  fileId: string | null;
  file: MediaFile | null;
  /** What the server said, in the visitor's language; null where it said nothing. */
  error: string | null;
  /** How often it was tried again by itself. */
  attempts: number;
  /** The server has said not to be asked before: a moment in milliseconds. */
  notBefore: number;
}

type Processed = Pick<FileStatus, 'status' | 'percent' | 'file' | 'errorMessage'>;

/** What happened to a file. */
export type UploadFact =
  | { type: 'begun'; isOnline: boolean }
  | { type: 'turnCame' }
  | { type: 'progressed'; share: number }
  | { type: 'arrived'; fileId: string }
  /** No answer came, or one that the next attempt may change. */
  | { type: 'lost'; error: string | null; retryAfterMs: number; isOnline: boolean; now: number }
  | { type: 'refused'; error: string | null }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'wentOffline' }
  | { type: 'cameOnline' }
  | { type: 'retryDue' }
  | ({ type: 'processed' } & Processed)
  /** The server knows the file no more. */
  | { type: 'gone'; error: string | null };

/** How far a file is that was just chosen. */
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

/** What is told of a file that has arrived. */
export const processedStatus = ({ status, percent, file, errorMessage }: Processed) => ({
  state: status === 'ready' || status === 'failed' ? status : ('processing' as const),
  progress: percent / 100,
  file,
  error: errorMessage,
});

const UNDER_WAY: ReadonlySet<UploadState> = new Set(['queued', 'sending', 'waiting', 'paused', 'cut']);

/** Whether what it is for has to wait. What was left earlier is no part of that until it is picked again. */
export const isUnderWay = (uploads: readonly { state: UploadState }[]): boolean =>
  uploads.some(({ state }) => UNDER_WAY.has(state));

/** How many would be missing as things stand: refused, or begun earlier and never picked again. */
export const missingFrom = (uploads: readonly { state: UploadState }[]): number =>
  uploads.filter(({ state }) => state === 'failed' || state === 'left').length;
