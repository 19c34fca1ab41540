import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileVariant } from '../platform/database/file-tables.ts';
import { parseCaptions } from '../modules/captions/parse-captions.ts';
import { writeCaptions } from '../modules/captions/write-captions.ts';
import type { PictureName } from './data/pictures.ts';
import type { SoundName, VideoName } from './data/types.ts';

/** The committed demo media: originals in `pictures/`, served files in `variants/` and `videos/`. */
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

/** The index that `make-streams.ts` writes. */
export const STREAMS_INDEX = path.join(MEDIA_FOLDER, 'videos', 'streams.json');
export const SOUNDS_INDEX = path.join(MEDIA_FOLDER, 'sounds', 'index.json');

/** A part of a video's HLS. */
export type PreparedPart = PreparedVariant;

/** A sound of the demo, as `make-streams.ts` measured it. */
export interface PreparedSound {
  durationMs: number;
  peaks: readonly number[];
  sha256: Buffer;
  bytes: number;
}

/** The captions of a video in one language. */
export interface PreparedCaptions {
  language: string;
  body: string;
  cueCount: number;
}

/** A video of the demo, with the constants of `make-videos.sh`. */
export interface PreparedVideo {
  width: 1280;
  height: 720;
  durationMs: number;
  /** The picture shown before it plays. */
  poster: PictureName;
  sha256: Buffer;
  bytes: number;
  parts: readonly PreparedPart[];
  captions: readonly PreparedCaptions[];
}

export interface PreparedMedia {
  pictures: PreparedPictures;
  videos: Readonly<Record<VideoName, PreparedVideo>>;
  sounds: Readonly<Record<SoundName, PreparedSound>>;
}

/** Sorted by language. */
const CAPTIONED = ['en-US', 'fa-IR'];

export const readPreparedMedia = async (): Promise<PreparedMedia> => {
  const streams = await readIndex<Record<'palette' | 'dawn-walk', readonly PreparedPart[]>>(STREAMS_INDEX);
  const sounds = await readIndex<Record<SoundName, Pick<PreparedSound, 'durationMs' | 'peaks'>>>(SOUNDS_INDEX);
  return {
    pictures: await readIndex<PreparedPictures>(INDEX_PATH),
    videos: {
      palette: await readVideo('palette', 'brushes-wide', streams.palette, CAPTIONED),
      'dawn-walk': await readVideo('dawn-walk', 'path-ridge', streams['dawn-walk'], CAPTIONED),
      // Too short for HLS.
      'dawn-walk-teaser': { ...(await readVideo('dawn-walk-teaser', 'path-ridge', [])), durationMs: 4000 },
    },
    sounds: { 'six-beats': { ...sounds['six-beats'], ...(await fingerprint(soundPath('six-beats'))) } },
  };
};

const readIndex = async <T>(file: string): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;

const readVideo = async (
  name: VideoName,
  poster: PictureName,
  parts: readonly PreparedPart[],
  languages: readonly string[] = [],
): Promise<PreparedVideo> => ({
  width: 1280,
  height: 720,
  durationMs: 12_000,
  poster,
  parts,
  captions: await Promise.all(languages.map((language) => readCaptions(name, language))),
  ...(await fingerprint(videoPath(name))),
});

/** Parsed like an upload. */
const readCaptions = async (name: VideoName, language: string): Promise<PreparedCaptions> => {
  const cues = parseCaptions(await readFile(path.join(MEDIA_FOLDER, 'captions', `${name}.${language}.vtt`)));
  return { language, body: writeCaptions(cues), cueCount: cues.length };
};

const fingerprint = async (file: string) => {
  const data = await readFile(file);
  return { sha256: createHash('sha256').update(data).digest(), bytes: data.length };
};

/** The file of one size: `variants/fig-close.medium.avif`. */
export const variantPath = (name: PictureName, { size, format }: PreparedVariant): string =>
  path.join(MEDIA_FOLDER, 'variants', `${name}.${size}.${format}`);

export const videoPath = (name: VideoName): string => path.join(MEDIA_FOLDER, 'videos', `${name}.mp4`);

/** A part of its HLS: `videos/palette.small.m4s`. */
export const streamPath = (name: string, { size, format }: PreparedPart): string =>
  path.join(MEDIA_FOLDER, 'videos', `${name}.${size}.${format}`);

export const soundPath = (name: SoundName): string => path.join(MEDIA_FOLDER, 'sounds', `${name}.m4a`);
