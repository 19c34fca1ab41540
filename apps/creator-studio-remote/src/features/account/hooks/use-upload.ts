import { useCallback, useRef } from 'react';
import { runLate, useOneUpload, type SendOptions, type UploadState } from '@barg/session/uploads';
import { loadSending } from '../../../shared/uploads/load-sending.ts';

/** What is shown of how far a file is. */
type Phase = 'idle' | 'sending' | 'waiting' | 'processing' | 'failed';

const phaseOf = (state: UploadState | undefined): Phase => {
  if (state === undefined) return 'idle';
  if (state === 'cut' || state === 'failed') return 'failed';
  return state === 'processing' || state === 'waiting' ? state : 'sending';
};

/**
 * One file on its way: sent, then processed where `send` answers a file's id. A new one takes the place of the one
 * under way; leaving the page stops what this page began. `start` and `again` answer whether it has arrived.
 */
export const useUpload = (send: (file: Blob, options: SendOptions) => Promise<string | null>, onDone: () => void) => {
  const { upload, status } = useOneUpload();
  const last = useRef<Blob | null>(null);

  const start = useCallback(
    (file: Blob): Promise<boolean> => {
      last.current = file;
      const events = { onArrived: onDone, onReady: onDone };
      return upload.run((change, leave) => {
        const load = async () => {
          const { runProfileFile } = await loadSending();
          return () => runProfileFile({ send: (options) => send(file, options), change, leave });
        };
        return runLate({ load, change, forget: () => undefined });
      }, events);
    },
    [onDone, send, upload],
  );
  const again = useCallback(async () => last.current !== null && start(last.current), [start]);
  const follow = useCallback((fileId: string) => upload.follow(fileId, { onReady: onDone }), [onDone, upload]);

  return {
    phase: phaseOf(status?.state),
    /** From 0 to 1: of the bytes while sending, of the work while processing. */
    progress: status?.progress ?? 0,
    /** Whether the same file may be sent again: nothing is wrong with it as far as is known. */
    isLost: status?.state === 'cut',
    /** What the server said, in the visitor's language; null where it said nothing. */
    error: status?.error ?? null,
    start,
    again,
    cancel: upload.end,
    follow,
  };
};

export type OneUpload = ReturnType<typeof useUpload>;
