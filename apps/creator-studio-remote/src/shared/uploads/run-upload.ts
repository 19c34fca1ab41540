import type { ApiError } from '@barg/api-client/http';
import type { UploadType } from '@barg/api-client/models';
import type { MediaKind } from '../file-kinds.ts';
import { loadFileKinds } from '../load-file-kinds.ts';
import { loadSending } from './load-sending.ts';
import type { Transfer, TransferEvents } from './transfer.ts';
import { fingerprintOf, forgetUpload } from './interrupted-uploads.ts';
import { holdUpload } from './running-uploads.ts';
import { acquireSlot } from './semaphore.ts';
import { goesOn } from './upload-way.ts';
import { followProcessing } from './follow-processing.ts';
import type { Upload } from './upload-list.ts';

export interface RunningUpload {
  pause(): void;
  resume(): void;
  /** Stops it; what has arrived stays, to go on later. */
  stop(): void;
  /** Ends it for good. */
  cancel(): void;
}

interface Start {
  source: File;
  type: UploadType;
  /** At the server, of an upload that goes on; null for a new one. */
  uploadId: string | null;
  change: (values: Partial<Upload>) => void;
}

const kindOf = (type: UploadType): MediaKind => {
  if (type === 'audio') return 'audio';
  return type === 'video' || type === 'teaser' || type === 'asset-video' ? 'video' : 'picture';
};

/** Where the browser knows of a line, and no answer came all the same, it is tried again after so long, then twice that. */
const RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 120_000;

/**
 * Runs one upload to its end: sent, and followed until it is processed. A line that is lost is waited for, and the
 * upload goes on when it is back.
 */
export const runUpload = ({ source, type, uploadId, change }: Start): RunningUpload => {
  const isResumable = goesOn(source, uploadId);
  let isOver = false;
  /** Whether bytes are to leave; neither paused nor arrived. */
  let isSending = false;
  let isLost = false;
  let attempts = 0;
  /** The server has said not to be asked before: a moment in milliseconds. */
  let notBefore = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let stopWatching = () => {};
  let releaseSlot = () => {};
  const release = holdUpload({ type, fingerprint: fingerprintOf(source) });
  const tell = (values: Partial<Upload>) => {
    if (!isOver) change(values);
  };
  const arrive = (fileId: string) => {
    isSending = false;
    releaseSlot();
    release();
    stopResuming();
    if (!isOver) stopWatching = followProcessing(fileId, tell);
  };
  const noticeKinds = async () => {
    const kinds = await loadFileKinds();
    tell({ acceptedKinds: kinds?.kindsInWords([kindOf(type)]) });
  };
  const events: TransferEvents = {
    onProgress: (progress) => {
      if (isSending) tell({ progress });
    },
    onArrived: arrive,
    onFailed: (error, isPassing) => {
      releaseSlot();
      isLost = isPassing;
      isSending = false;
      if (!isPassing) {
        tell({ state: 'failed', error: error.message || null });
        if (error.statusCode === 415) void noticeKinds();
        return;
      }
      // What travels as a whole begins anew: while there is a line that is for its performer to decide.
      if (!isResumable && navigator.onLine) return tell({ state: 'cut', error: error.message || null });
      tell({ state: 'waiting', error: null });
      notBefore = Date.now() + (error.retryAfterMs ?? 0);
      if (!isOver && navigator.onLine) waitToRetry();
    },
  };
  tell({ isResumable });
  let transfer: Promise<Transfer | null> | null = null;
  const load = () => {
    transfer = loadSending().then(
      ({ startSending }) => startSending(source, { type, uploadId }, events),
      (failure: ApiError) => {
        transfer = null;
        events.onFailed(failure, true);
        return null;
      },
    );
  };
  const start = () => {
    releaseSlot();
    releaseSlot = acquireSlot(() => {
      if (transfer) void transfer.then((sent) => sent?.resume());
      else load();
    });
  };
  const resume = () => {
    clearTimeout(retry);
    isLost = false;
    isSending = true;
    tell({ state: 'sending', error: null, ...(!isResumable && { progress: 0 }) });
    start();
  };
  const waitToRetry = () => {
    clearTimeout(retry);
    const pause = Math.min(RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS);
    retry = setTimeout(resume, Math.max(pause, notBefore - Date.now()));
    attempts += 1;
  };
  const pause = () => {
    clearTimeout(retry);
    isSending = false;
    isLost = false;
    releaseSlot();
    void transfer?.then((sent) => sent?.pause());
  };
  const handleOnline = () => {
    if (!isLost) return;
    clearTimeout(retry);
    retry = setTimeout(resume, Math.max(0, notBefore - Date.now()));
  };
  const handleOffline = () => {
    if (!isSending) return;
    pause();
    isLost = true;
    tell({ state: 'waiting', error: null });
  };
  isSending = true;
  if (navigator.onLine) start();
  else handleOffline();
  addEventListener('online', handleOnline);
  addEventListener('offline', handleOffline);
  const stopResuming = () => {
    clearTimeout(retry);
    removeEventListener('online', handleOnline);
    removeEventListener('offline', handleOffline);
  };
  const end = () => {
    isOver = true;
    releaseSlot();
    release();
    stopResuming();
    stopWatching();
  };
  return {
    pause: () => {
      pause();
      tell({ state: 'paused', error: null });
    },
    resume,
    stop: () => {
      end();
      pause();
    },
    cancel: () => {
      end();
      if (transfer) void transfer.then((sent) => sent?.cancel());
      // It waits for its turn, or could not be begun again: what arrived of it earlier is at the server.
      else if (uploadId) void forgetUpload(uploadId);
    },
  };
};
