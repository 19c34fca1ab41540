import { preload } from 'react-dom';
import type { ImageSource } from './image-source.ts';
import { sourceSet, WIDE } from './source-set.ts';

/**
 * Fetches a picture of the first screen before it is drawn, in the size that a `Picture` as wide as the column asks
 * for. Only where the browser knows AVIF; elsewhere the picture itself asks.
 */
export const preloadPicture = (source: ImageSource): void =>
  preload(source.medium.avif, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: sourceSet(source, 'avif'),
    imageSizes: WIDE,
    fetchPriority: 'high',
  });
