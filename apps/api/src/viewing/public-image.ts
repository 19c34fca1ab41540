import type { FileVariant } from '../platform/database/file-tables.ts';
import type { ImageSource } from './image-source.ts';

/** Avatars and covers are public: their URL has no signature and never changes, so it may be cached for good. */
export const mediaPath = (fileId: string, name: string): string => `/api/media/${fileId}/${name}`;

/** The name of a film's captions in one language, below {@link mediaPath}. */
export const captionsName = (language: string): string => `captions/${language}.vtt`;

/** The sizes of a picture with the URLs that `address` returns; null unless all three exist. */
export const imageSourceOf = (
  variants: readonly FileVariant[],
  address: (variant: FileVariant) => string,
): ImageSource | null => {
  const sizeOf = (size: 'small' | 'medium' | 'large') => {
    const avif = variants.find((variant) => variant.size === size && variant.format === 'avif');
    const webp = variants.find((variant) => variant.size === size && variant.format === 'webp');
    return avif && webp ? { avif: address(avif), webp: address(webp), width: webp.width, height: webp.height } : null;
  };
  const [small, medium, large] = [sizeOf('small'), sizeOf('medium'), sizeOf('large')];
  return small && medium && large ? { small, medium, large } : null;
};

/** The sizes of an avatar or cover; null when there is none. */
export const publicImage = (fileId: string | null, variants: readonly FileVariant[] | null): ImageSource | null =>
  fileId && variants ? imageSourceOf(variants, (it) => mediaPath(fileId, `${it.size}.${it.format}`)) : null;

/** The URL for small round pictures. */
export const avatarUrl = (image: ImageSource | null): string | null => image?.small.webp ?? null;
