import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileVariant } from '../platform/database/tables.ts';
import type { PictureName } from './data/pictures.ts';
import type { VideoName } from './data/types.ts';

/** The committed demo media: `pictures/` as they came, `variants/` and `videos/` as they are served. */
export const MEDIA_FOLDER = path.resolve(import.meta.dirname, '../../../../demo/media');

export type PreparedVariant = Omit<FileVariant, 'key'>;

/** A picture of the demo in its served sizes, as `make-variants.ts` left it. */
export interface PreparedPicture {
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
  /** SHA-256 of the large WebP in hex: demo files have no other original. */
  sha256: string;
  variants: readonly PreparedVariant[];
}

export type PreparedPictures = Readonly<Record<PictureName, PreparedPicture>>;

export const INDEX_PATH = path.join(MEDIA_FOLDER, 'variants', 'index.json');

export const readPreparedPictures = async (): Promise<PreparedPictures> =>
  JSON.parse(await readFile(INDEX_PATH, 'utf8')) as PreparedPictures;

/** The file of one size: `variants/fig-close.medium.avif`. */
export const variantPath = (name: PictureName, { size, format }: PreparedVariant): string =>
  path.join(MEDIA_FOLDER, 'variants', `${name}.${size}.${format}`);

export const videoPath = (name: VideoName): string => path.join(MEDIA_FOLDER, 'videos', `${name}.mp4`);
