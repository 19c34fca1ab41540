import type { ApiError } from '@barg/api-client/http';
import type { UploadType } from '@barg/api-client/models';
import { watchProcessing } from '../../../shared/watch-processing.ts';
import { loadSending } from '../../../shared/uploads/load-sending.ts';
import type { Transfer, TransferEvents } from '../../../shared/uploads/transfer.ts';
import { fingerprintOf, forgetUpload } from '../../../shared/uploads/left-uploads.ts';
import { holdUpload } from '../../../shared/uploads/running-uploads.ts';
import { takeTurn } from '../../../shared/uploads/turns.ts';
import { goesOn } from '../../../shared/uploads/upload-way.ts';
import type { Upload } from './upload-list.ts';

export interface RunningUpload {
  pause(): void;
  resume(): void;
  /** Stops it; what has arrived stays, to go on later. */
  stop(): void;
  /** Ends it for good. */
  cancel(): void;
}

/** However long the answer to the first question stays away: the file has arrived, and is part of the post. */
const followProcessing = (fileId: string, change: (values: Partial<Upload>) => void): (() => void) => {
  change({ state: 'processing', progress: 0, error: null, fileId });
  const subscription = watchProcessing(fileId).subscribe({
    next: ({ status, percent, file }) => {
      const state = status === 'ready' || status === 'failed' ? status : 'processing';
      change({ state, progress: percent / 100, file });
    },
    // It is gone.
    error: ({ message }: ApiError) => change({ state: 'failed', error: message || null }),
  });
  return () => subscription.unsubscribe();
};

interface Start {
  source: File;
  type: UploadType;
  /** At the server, of an upload that goes on; null for a new one. */
  uploadId: string | null;
  change: (values: Partial<Upload>) => void;
}

/** Runs one upload to its end: sent, and followed until it is processed. A lost line is taken up when it is back. */
export const runUpload = ({ source, type, uploadId, change }: Start): RunningUpload => {
  const isResumable = goesOn(source, uploadId);
  let isOver = false;
  let isLost = false;
  let stopWatching = () => {};
  let endTurn = () => {};
  const release = holdUpload({ type, fingerprint: fingerprintOf(source) });
  const tell = (values: Partial<Upload>) => {
    if (!isOver) change(values);
  };
  const arrive = (fileId: string) => {
    endTurn();
    release();
    stopResuming();
    if (!isOver) stopWatching = followProcessing(fileId, tell);
  };
  const events: TransferEvents = {
    onProgress: (progress) => tell({ progress }),
    onArrived: arrive,
    onFailed: (error, isPassing) => {
      endTurn();
      isLost = isPassing;
      const lost = isResumable ? 'paused' : 'cut';
      tell({ state: isPassing ? lost : 'failed', error: error.message || null });
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
    endTurn();
    endTurn = takeTurn(() => {
      if (transfer) void transfer.then((sent) => sent?.resume());
      else load();
    });
  };
  start();
  const resume = () => {
    isLost = false;
    tell({ state: 'sending', error: null, ...(!isResumable && { progress: 0 }) });
    start();
  };
  const pause = () => {
    endTurn();
    void transfer?.then((sent) => sent?.pause());
  };
  const handleOnline = () => {
    if (isLost) resume();
  };
  addEventListener('online', handleOnline);
  const stopResuming = () => removeEventListener('online', handleOnline);
  const end = () => {
    isOver = true;
    endTurn();
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
