import { getFileStatus } from '@barg/api-client/files';
import { watchProcessing } from '../../../shared/watch-processing.ts';
import { startTransfer } from '../api/transfer.ts';
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
  /** At the server, of an upload that goes on; null for a new one. */
  uploadId: string | null;
  change: (values: Partial<Upload>) => void;
}

/** Runs one upload to its end: sent, and followed until it is processed. A lost line is taken up when it is back. */
export const runUpload = ({ source, uploadId, change }: Start): RunningUpload => {
  let isOver = false;
  let stopWatching = () => {};
  const tell = (values: Partial<Upload>) => {
    if (!isOver) change(values);
  };
  const arrive = async (fileId: string) => {
    stopResuming();
    try {
      const { file } = await getFileStatus(fileId);
      tell({ file, state: 'processing', progress: 0 });
      if (!isOver) stopWatching = followProcessing(fileId, tell);
    } catch {
      tell({ state: 'failed', error: null });
    }
  };
  const transfer = startTransfer(source, uploadId, {
    onProgress: (progress) => tell({ progress }),
    onArrived: (fileId) => void arrive(fileId),
    onFailed: (error, isLost) => tell({ state: isLost ? 'paused' : 'failed', error: error.message || null }),
  });
  const resume = () => {
    tell({ state: 'sending', error: null });
    transfer.resume();
  };
  addEventListener('online', resume);
  const stopResuming = () => removeEventListener('online', resume);
  const end = () => {
    isOver = true;
    stopResuming();
    stopWatching();
  };
  return {
    pause: () => {
      transfer.pause();
      tell({ state: 'paused', error: null });
    },
    resume,
    stop: () => {
      end();
      transfer.pause();
    },
    cancel: () => {
      end();
      transfer.cancel();
    },
  };
};
