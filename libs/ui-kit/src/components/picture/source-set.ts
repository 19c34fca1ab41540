import type { ImageSource } from './image-source.ts';

/**
 * The width of the page's column, as the HTML attribute `sizes`. The margins of page and card are subtracted on a
 * phone: without them many screens need only the middle size.
 */
export const WIDE = '(min-width: 768px) 620px, calc(100vw - 40px)';

/** All sizes of a picture in a format, for `srcset`. */
export const sourceSet = (source: ImageSource, format: 'avif' | 'webp'): string =>
  [source.small, source.medium, source.large].map((variant) => `${variant[format]} ${variant.width}w`).join(', ');
