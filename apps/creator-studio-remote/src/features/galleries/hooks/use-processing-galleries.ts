import { useEffect } from 'react';
import type { OwnGallery } from '@barg/api-client/models';

/** Read again so often while photos are prepared, milliseconds. */
const POLL_MS = 2000;

/** Reads a list of galleries again until their photos are prepared: it tells how many are not, but not which. */
export const useProcessingGalleries = (galleries: readonly OwnGallery[] | undefined, refetch: () => unknown): void => {
  const isWaiting = galleries?.some(({ processingCount }) => processingCount > 0);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(refetch, POLL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, refetch]);
};
