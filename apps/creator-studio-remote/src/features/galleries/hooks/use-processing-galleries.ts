import { useEffect, useEffectEvent } from 'react';
import type { OwnGallery } from '@barg/api-client/models';
import { watchFiles } from '@barg/session/realtime';

/** Reads a list of galleries again until their photos are prepared: it tells how many are not, but not which. */
export const useProcessingGalleries = (galleries: readonly OwnGallery[] | undefined, refetch: () => unknown): void => {
  const isWaiting = galleries?.some(({ processingCount }) => processingCount > 0);
  const readAgain = useEffectEvent(refetch);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const watching = watchFiles(() => true).subscribe(() => readAgain());
    return () => watching.unsubscribe();
  }, [isWaiting]);
};
