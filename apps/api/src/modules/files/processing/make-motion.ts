import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { UnreadableFileError } from '../files.errors.ts';
import { inputOf } from './ffmpeg.ts';
import { needsFfmpeg, type Motion } from './motion.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

/** The width of a page's column, in which animated pictures are shown. */
const EDGE = 720;
const QUALITY = 65;

interface Moving {
  source: string;
  mime: string;
  target: string;
  motion: Motion;
}

/**
 * Makes an animated WebP without metadata, which every browser shows.
 * @throws UnreadableFileError
 */
export const makeMotion = async (
  ffmpeg: string | null,
  { source, mime, target, motion }: Moving,
): Promise<{ width: number; height: number; bytes: number }> => {
  const { frames, width, height } = motion;
  if (needsFfmpeg(mime)) {
    if (!ffmpeg) throw new UnreadableFileError();
    const fit = `scale=w='min(${EDGE},iw)':h=-1`;
    await runFfmpeg(ffmpeg, [
      ...[...inputOf(source, mime), '-map', '0:v:0', '-frames:v', String(frames), '-vf', fit, '-map_metadata', '-1'],
      ...['-c:v', 'libwebp_anim', '-quality', String(QUALITY), '-compression_level', '2', '-loop', '0'],
      ...['-f', 'webp', target],
    ]);
  } else {
    await sharp(source, { animated: true, limitInputPixels: frames * width * height, failOn: 'error' })
      .resize({ width: EDGE, withoutEnlargement: true })
      .webp({ quality: QUALITY, effort: 2, loop: 0 })
      .toFile(target)
      .catch((cause: unknown) => {
        throw new UnreadableFileError({ cause });
      });
  }
  const made = await sharp(target, { pages: -1 }).metadata();
  return { width: made.width, height: made.pageHeight ?? made.height, bytes: (await stat(target)).size };
};
