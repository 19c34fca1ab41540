import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@barg/api-client/http';
import { watchProcessing } from '@barg/session/realtime';
import { isPassing, type SendOptions } from '@barg/session/uploads';

export interface UploadState {
  phase: 'idle' | 'sending' | 'processing' | 'failed';
  /** From 0 to 1: of the bytes while sending, of the work while processing. */
  progress: number;
  /** Whether the same file may be sent again: nothing is wrong with it as far as is known. */
  isLost: boolean;
  /** What the server said, in the visitor's language; null where it said nothing. */
  error: string | null;
}

const idle: UploadState = { phase: 'idle', progress: 0, isLost: false, error: null };
const sending = (progress: number): UploadState => ({ ...idle, phase: 'sending', progress });
const refused = (error: string | null): UploadState => ({ ...idle, phase: 'failed', error });
const failed = (failure: unknown): UploadState => ({
  ...refused(failure instanceof ApiError ? failure.message || null : null),
  isLost: failure instanceof ApiError && isPassing(failure),
});

/**
 * One file on its way: sent, then processed where `send` answers a file's id. A new one takes the place of the one
 * under way; leaving the page stops what this page began. `start` and `again` answer whether it has arrived.
 */
export const useUpload = (send: (file: Blob, options: SendOptions) => Promise<string | null>, onDone: () => void) => {
  const [state, setState] = useState(idle);
  const stop = useRef(() => {});
  const last = useRef<Blob | null>(null);
  useEffect(() => () => stop.current(), []);

  const follow = useCallback(
    (fileId: string) => {
      const watching = watchProcessing(fileId).subscribe({
        next: ({ status, percent, errorMessage }) => {
          if (status === 'failed') return setState(refused(errorMessage));
          setState(status === 'ready' ? idle : { ...idle, phase: 'processing', progress: percent / 100 });
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
    async (file: Blob): Promise<boolean> => {
      stop.current();
      last.current = file;
      const abort = new AbortController();
      stop.current = () => abort.abort();
      setState(sending(0));
      try {
        const onProgress = (progress: number) => setState(sending(progress));
        const fileId = await send(file, { onProgress, signal: abort.signal });
        if (abort.signal.aborted) return false;
        onDone();
        setState(fileId === null ? idle : { ...idle, phase: 'processing' });
        if (fileId !== null) follow(fileId);
        return true;
      } catch (failure) {
        if (!abort.signal.aborted) setState(failed(failure));
        return false;
      }
    },
    [send, onDone, follow],
  );

  const again = useCallback(async () => last.current !== null && start(last.current), [start]);
  const cancel = useCallback(() => {
    stop.current();
    setState(idle);
  }, []);

  return { ...state, start, again, cancel, follow };
};

export type OneUpload = ReturnType<typeof useUpload>;
