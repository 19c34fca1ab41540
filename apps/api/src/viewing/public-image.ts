import type { FileVariant } from '../platform/database/file-tables.ts';
import type { ImageSource } from './image-source.ts';

/** Avatars and covers are public: their address needs no signature and never changes, so it may be cached for good. */
export const mediaPath = (fileId: string, name: string): string => `/api/media/${fileId}/${name}`;

/** Where the captions of a film in one language stand below {@link mediaPath}. */
export const captionsName = (language: string): string => `captions/${language}.vtt`;

/** The sizes of a picture with the addresses that `address` gives; null unless all three exist. */
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

/** The sizes of an avatar or cover; null where there is none yet. */
export const publicImage = (fileId: string | null, variants: readonly FileVariant[] | null): ImageSource | null =>
  fileId && variants ? imageSourceOf(variants, (it) => mediaPath(fileId, `${it.size}.${it.format}`)) : null;

/** The one address for places that show a small round picture. */
export const avatarUrl = (image: ImageSource | null): string | null => image?.small.webp ?? null;
