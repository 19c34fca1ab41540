import { useEffect, useEffectEvent } from 'react';
import type { MediaFile } from '@barg/api-client/models';
import { watchFiles } from '@barg/session/realtime';

/** Milliseconds without news until they are asked for: of files of others the socket tells nothing. */
const SILENCE_MS = 4000;

export const isPrepared = ({ status }: MediaFile): boolean => status === 'ready' || status === 'failed';

/** Reads files anew while one of them is being prepared. */
export const usePreparingFiles = (files: readonly MediaFile[], readAgain: () => unknown): void => {
  const handleTurn = useEffectEvent(() => void readAgain());
  const preparing = files
    .filter((file) => !isPrepared(file))
    .map(({ _id }) => _id)
    .join();
  useEffect(() => {
    if (preparing === '') return undefined;
    const ids = preparing.split(',');
    const watching = watchFiles((id) => ids.includes(id), SILENCE_MS).subscribe(() => handleTurn());
    return () => watching.unsubscribe();
  }, [preparing]);
};
