import { getFileStatus } from '@barg/api-client/files';
import type { ApiError } from '@barg/api-client/http';
import type { UploadType } from '@barg/api-client/models';
import { watchProcessing } from '../../../shared/watch-processing.ts';
import { loadSending } from '../../../shared/uploads/load-sending.ts';
import type { Transfer, TransferEvents } from '../../../shared/uploads/transfer.ts';
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

const followProcessing = (fileId: string, change: (values: Partial<Upload>) => void): (() => void) => {
  const subscription = watchProcessing(fileId).subscribe({
    next: ({ status, percent, file }) => {
      const state = status === 'ready' || status === 'failed' ? status : 'processing';
      change({ state, progress: percent / 100, file });
    },
    // The file has arrived and will be processed; only the view of it is lost.
    error: () => change({ state: 'processing' }),
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
  const tell = (values: Partial<Upload>) => {
    if (!isOver) change(values);
  };
  const arrive = async (fileId: string) => {
    endTurn();
    stopResuming();
    try {
      const { file } = await getFileStatus(fileId);
      tell({ file, state: 'processing', progress: 0 });
      if (!isOver) stopWatching = followProcessing(fileId, tell);
    } catch {
      tell({ state: 'failed', error: null });
    }
  };
  const events: TransferEvents = {
    onProgress: (progress) => tell({ progress }),
    onArrived: (fileId) => void arrive(fileId),
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
      void transfer?.then((sent) => sent?.cancel());
    },
  };
};
