import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { MotionTooLargeError, MovingPictureError, UnreadableFileError } from '../files.errors.ts';
import type { FileKind } from '../../../platform/database/file-tables.ts';
import { readSampleCount } from './mp4-info.ts';

/** An animation: size and number of frames. */
export interface Motion {
  frames: number;
  width: number;
  height: number;
}

/** Of all frames together: 400 of 500 × 500. A longer animation should be a film, which is far smaller. */
const MAX_PIXELS = 100_000_000;
const MAX_FRAMES = 2000;

/**
 * The kinds of pictures that may be animated. Others stand for somebody or something, or are checked by an operator.
 */
const MOVING_KINDS: ReadonlySet<FileKind> = new Set([
  'feed-photo',
  'photo',
  'comment-photo',
  'message-photo',
  'chat-photo',
]);

/** Formats whose animation sharp cannot read: ffmpeg converts them. */
export const needsFfmpeg = (mime: string): boolean => mime === 'image/apng' || mime === 'image/avif';

/** The animation of a picture, by its header and index without decoding; null for a still. */
export const readMotion = async (path: string, mime: string): Promise<Motion | null> => {
  if (mime === 'image/apng') return readApng(path);
  if (mime === 'image/avif') return readAvif(path);
  if (mime !== 'image/gif' && mime !== 'image/webp') return null;
  const {
    pages = 1,
    pageHeight,
    width,
    height,
  } = await sharp(path, { pages: -1, limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new UnreadableFileError({ cause });
    });
  return pages > 1 ? { frames: pages, width, height: pageHeight ?? height } : null;
};

const readStart = async (path: string, bytes: number): Promise<Buffer> => {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

/** PNG: the size is in the first chunk; `acTL`, before the pixels, has the number of frames. */
const readApng = async (path: string): Promise<Motion | null> => {
  const head = await readStart(path, 1024 * 1024);
  for (let position = 8; position + 12 <= head.length; position += 12 + head.readUInt32BE(position)) {
    const type = head.toString('latin1', position + 4, position + 8);
    if (type === 'IDAT') break;
    if (type !== 'acTL') continue;
    const frames = head.readUInt32BE(position + 8);
    return frames > 1 ? { frames, width: head.readUInt32BE(16), height: head.readUInt32BE(20) } : null;
  }
  return null;
};

/** An animated AVIF has the structure of a film. */
const readAvif = async (path: string): Promise<Motion | null> => {
  const head = await readStart(path, 64);
  const isSequence = head.toString('latin1', 8, 12) === 'avis';
  if (!isSequence) return null;
  const found = await readSampleCount(path);
  if (!found) throw new UnreadableFileError();
  return found;
};

/**
 * Refuses an animation where only stills are accepted, where nothing can convert it, and above the limit of decoded
 * pixels.
 * @throws MovingPictureError, MotionTooLargeError
 */
export const checkMotion = (
  motion: Motion,
  { kind, mime, hasFfmpeg }: { kind: FileKind; mime: string; hasFfmpeg: boolean },
): void => {
  if (!MOVING_KINDS.has(kind) || (needsFfmpeg(mime) && !hasFfmpeg)) throw new MovingPictureError();
  const { frames, width, height } = motion;
  if (frames > MAX_FRAMES || frames * width * height > MAX_PIXELS) throw new MotionTooLargeError();
};
