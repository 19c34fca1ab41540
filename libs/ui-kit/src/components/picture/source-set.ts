import type { ImageSource } from './image-source.ts';

/**
 * As wide as the column of a page, as the HTML attribute `sizes` says it: on a phone the margins of page and card are
 * not the picture's, and without them many screens do with the middle size.
 */
export const WIDE = '(min-width: 768px) 620px, calc(100vw - 40px)';

/** All sizes of a picture in a format, for `srcset`. */
export const sourceSet = (source: ImageSource, format: 'avif' | 'webp'): string =>
  [source.small, source.medium, source.large].map((variant) => `${variant[format]} ${variant.width}w`).join(', ');
