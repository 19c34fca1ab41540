import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { UnreadableFileError } from '../files.errors.ts';
import { hasFilters } from '../../../platform/ffmpeg/find-ffmpeg.ts';
import { COLOUR_FILTERS, toBt709 } from './colours.ts';
import { inputOf } from './ffmpeg.ts';
import { readHdrTransfer } from './hdr-pictures.ts';
import { measureVideo } from './measure-recording.ts';
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

/** What ffmpeg calls them. */
const TRANSFERS = { pq: 'smpte2084', hlg: 'arib-std-b67' };

/**
 * The filters that bring a moving picture's colours to those of the web.
 * @throws HdrFilmError where ffmpeg has none for HDR
 */
export const usualColours = async (ffmpeg: string, moving: Pick<Moving, 'source' | 'mime'>): Promise<string[]> => {
  const { colours } = await measureVideo(ffmpeg, moving);
  const transfer = await readHdrTransfer(moving.source);
  if (colours !== 'hdr' && !transfer) return [];
  // Before 6.1 ffmpeg does not read what a PNG says of its colours, and took HDR for usual ones.
  const said = `setparams=color_primaries=bt2020:color_trc=${transfer && TRANSFERS[transfer]}:colorspace=gbr:range=pc`;
  const { filters } = toBt709('hdr', await hasFilters(ffmpeg, COLOUR_FILTERS));
  return [...(colours === 'hdr' ? [] : [said]), ...filters, 'format=yuv420p'];
};

/**
 * Makes an animated WebP without metadata, which every browser shows.
 * @throws UnreadableFileError, HdrFilmError
 */
export const makeMotion = async (
  ffmpeg: string | null,
  { source, mime, target, motion }: Moving,
): Promise<{ width: number; height: number; bytes: number }> => {
  const { frames, width, height } = motion;
  if (needsFfmpeg(mime)) {
    if (!ffmpeg) throw new UnreadableFileError();
    const fit = [`scale=w='min(${EDGE},iw)':h=-1`, ...(await usualColours(ffmpeg, { source, mime }))].join(',');
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
