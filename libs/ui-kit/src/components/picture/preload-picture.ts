import { preload } from 'react-dom';
import type { ImageSource } from './image-source.ts';
import { sourceSet, WIDE } from './source-set.ts';

/**
 * Preloads a picture of the first screen, in the size that a `Picture` of the column's width requests,
 * and only if the browser supports AVIF; otherwise the picture itself requests it.
 */
export const preloadPicture = (source: ImageSource): void =>
  preload(source.medium.avif, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: sourceSet(source, 'avif'),
    imageSizes: WIDE,
    fetchPriority: 'high',
  });
