import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileVariant } from '../platform/database/content-tables.ts';
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

/** A video of the demo; what `make-videos.sh` fixes is fixed here too. */
export interface PreparedVideo {
  width: 1280;
  height: 720;
  durationMs: 12_000;
  /** The picture shown before it plays. */
  poster: PictureName;
  sha256: Buffer;
  bytes: number;
}

export interface PreparedMedia {
  pictures: PreparedPictures;
  videos: Readonly<Record<VideoName, PreparedVideo>>;
}

export const readPreparedMedia = async (): Promise<PreparedMedia> => ({
  pictures: JSON.parse(await readFile(INDEX_PATH, 'utf8')) as PreparedPictures,
  videos: {
    palette: await readVideo('palette', 'brushes-wide'),
    'dawn-walk': await readVideo('dawn-walk', 'path-ridge'),
  },
});

const readVideo = async (name: VideoName, poster: PictureName): Promise<PreparedVideo> => {
  const data = await readFile(videoPath(name));
  const sha256 = createHash('sha256').update(data).digest();
  return { width: 1280, height: 720, durationMs: 12_000, poster, sha256, bytes: data.length };
};

/** The file of one size: `variants/fig-close.medium.avif`. */
export const variantPath = (name: PictureName, { size, format }: PreparedVariant): string =>
  path.join(MEDIA_FOLDER, 'variants', `${name}.${size}.${format}`);

export const videoPath = (name: VideoName): string => path.join(MEDIA_FOLDER, 'videos', `${name}.mp4`);
