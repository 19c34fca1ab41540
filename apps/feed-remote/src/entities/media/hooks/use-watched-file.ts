import { useEffect, useEffectEvent } from 'react';

interface Watched {
  fileId: string;
  isWaiting: boolean;
  /** Polls after this many milliseconds without a socket event; there are none for files of others. */
  silence: number;
}

/** Reloads the facts of a file that is being processed: on the socket's event, otherwise by polling. */
export const useWatchedFile = ({ fileId, isWaiting, silence }: Watched, readAgain: () => unknown): void => {
  const handleTurn = useEffectEvent(() => {
    if (document.visibilityState !== 'hidden') readAgain();
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    import('@barg/session/realtime')
      .then(({ watchFiles }) => {
        if (isGone) return;
        const watching = watchFiles((told) => told === fileId, silence).subscribe(() => handleTurn());
        stop = () => watching.unsubscribe();
      })
      // The socket's code failed to load: polling works without it.
      .catch(() => {
        if (isGone) return;
        const asking = setInterval(() => handleTurn(), silence);
        stop = () => clearInterval(asking);
      });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [fileId, isWaiting, silence]);
};
