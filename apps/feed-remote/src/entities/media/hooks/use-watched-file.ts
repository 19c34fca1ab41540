import { useEffect, useEffectEvent } from 'react';

interface Watched {
  fileId: string;
  isWaiting: boolean;
  /** Asked again after so many milliseconds in which the socket said nothing; of others' files it never does. */
  silence: number;
}

/** Reads again what is known of a file while it is prepared: when the socket tells that it ended, else now and then. */
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
      // Its code does not come: asking now and then needs none.
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
