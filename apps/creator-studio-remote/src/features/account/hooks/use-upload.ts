import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@barg/api-client/http';
import { watchProcessing } from '../../../shared/watch-processing.ts';
import type { SendOptions } from '../../../shared/send-options.ts';

export interface UploadState {
  phase: 'idle' | 'sending' | 'processing' | 'failed';
  /** From 0 to 1: of the bytes while sending, of the work while processing. */
  progress: number;
  /** What the server said, in the visitor's language; null where it said nothing. */
  error: string | null;
}

const idle: UploadState = { phase: 'idle', progress: 0, error: null };
const failed = (failure: unknown): UploadState => ({
  phase: 'failed',
  progress: 0,
  error: failure instanceof ApiError ? failure.message || null : null,
});

/**
 * One file on its way: sent, then processed where `send` answers a file's id. A new one takes the place of the one
 * under way; leaving the page stops what this page began.
 */
export const useUpload = (send: (file: Blob, options: SendOptions) => Promise<string | null>, onDone: () => void) => {
  const [state, setState] = useState(idle);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const follow = useCallback(
    (fileId: string) => {
      const watching = watchProcessing(fileId).subscribe({
        next: ({ status, percent }) => {
          if (status === 'failed') return setState(failed(null));
          setState(status === 'ready' ? idle : { phase: 'processing', progress: percent / 100, error: null });
          if (status === 'ready') onDone();
        },
        // The file has arrived and will be processed; only the view of it is lost.
        error: () => setState(idle),
      });
      stop.current = () => watching.unsubscribe();
    },
    [onDone],
  );

  const start = useCallback(
    async (file: Blob) => {
      stop.current();
      const abort = new AbortController();
      stop.current = () => abort.abort();
      setState({ phase: 'sending', progress: 0, error: null });
      try {
        const onProgress = (progress: number) => setState({ phase: 'sending', progress, error: null });
        const fileId = await send(file, { onProgress, signal: abort.signal });
        if (abort.signal.aborted) return;
        onDone();
        if (fileId === null) return setState(idle);
        setState({ phase: 'processing', progress: 0, error: null });
        follow(fileId);
      } catch (failure) {
        if (!abort.signal.aborted) setState(failed(failure));
      }
    },
    [send, onDone, follow],
  );

  return { ...state, start, follow };
};
