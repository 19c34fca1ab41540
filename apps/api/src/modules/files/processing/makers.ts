import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Updateable } from 'kysely';
import type { Context } from '../../../context.ts';
import type { FilesTable, FileVariant } from '../../../platform/database/file-tables.ts';
import type { FileRow } from '../files.repository.ts';
import type { Queryable } from '../../../platform/unit-of-work.ts';
import { readSettings } from '../../settings/settings.service.ts';
import { isVoiceKind, type Medium } from '../media-kinds.ts';
import { temporaryFolder } from '../receive-upload.ts';
import { variantKey } from '../variant-key.ts';
import { takeFrame } from './ffmpeg.ts';
import { inspectRecording } from './inspect-recording.ts';
import { makeMotion, usualColours } from './make-motion.ts';
import { needsFfmpeg, readMotion } from './motion.ts';
import { processPicture, type Picture } from './pictures.ts';
import { processSound } from './sounds.ts';
import { processVideo } from './videos.ts';

const PICTURE_VARIANTS = 6;

/** Tells the owner the progress of a file, after it is stored. */
export type Report = (percent: number) => Promise<void>;

/** Makes the served variants of a file; returns the columns of its row. */
export type Maker = (context: Context, file: FileRow, report: Report) => Promise<Made>;

interface Made extends Pick<Updateable<FilesTable>, 'width' | 'height' | 'duration_ms' | 'thumbhash' | 'peaks'> {
  variants: FileVariant[];
}

const makePicture: Maker = async (context, file, report) => {
  if (MAY_MOVE.has(file.mime)) return makeMoving(context, file, report);
  const { variants, picture } = await storeVariants(context, file, await context.files.get(file.storage_key), report);
  return { variants, ...picture };
};

const MAY_MOVE: ReadonlySet<string> = new Set(['image/gif', 'image/webp', 'image/apng', 'image/avif']);
/** The animation takes most of the time, the still the rest. */
const MOTION_SHARE = 60;

/** The sizes of the first frame, and the animation, if there is one. */
const makeMoving: Maker = (context, file, report) =>
  withLocalCopy(context, file, async ({ path: source, mime, folder }) => {
    const { ffmpeg } = context;
    const motion = await readMotion(source, mime);
    if (!motion) {
      const { variants, picture } = await storeVariants(context, file, source, report);
      return { variants, ...picture };
    }
    const target = path.join(folder, 'motion.webp');
    const made = await makeMotion(ffmpeg, { source, mime, target, motion });
    const moving = await storeParts(context, file, [{ size: 'source', format: 'webp', path: target, ...made }]);
    await report(MOTION_SHARE);
    const still = needsFfmpeg(mime) && ffmpeg ? path.join(folder, 'still.png') : source;
    if (still !== source && ffmpeg) {
      const filters = await usualColours(ffmpeg, { source, mime });
      await takeFrame(ffmpeg, { source, mime, atMs: 0, target: still, filters });
    }
    const { variants, picture } = await storeVariants(context, file, still, report, MOTION_SHARE);
    return { variants: [...variants, ...moving], ...picture };
  });

/** Stores the sizes of a picture under the file's id, reporting from `from` to 99 per cent. */
const storeVariants = async (
  context: Context,
  file: FileRow,
  source: Buffer | string,
  report: Report,
  from = 0,
): Promise<{ variants: FileVariant[]; picture: Picture }> => {
  const variants: FileVariant[] = [];
  const picture = await processPicture(source, async ({ data, ...variant }) => {
    const key = variantKey(file, variant);
    await context.files.put(key, data);
    variants.push({ ...variant, key });
    await report(from + ((100 - from) * variants.length) / PICTURE_VARIANTS);
  });
  return { variants, picture };
};

/** The film takes most of the time, its poster the rest. */
const FILM_SHARE = 90;

const makeVideo: Maker = (context, file, report) =>
  withLocalCopy(context, file, async (source) => {
    const { tick, settle } = paced(report);
    const { ffmpeg } = context;
    if (ffmpeg) await inspectRecording(ffmpeg, { ...source, medium: 'video' });
    const video = await processVideo(ffmpeg, source, (done) => tick(done * FILM_SHARE));
    await settle();
    const { width, height, durationMs, bytes, path } = video;
    const whole = { size: 'source' as const, format: 'mp4' as const, path, width, height, bytes };
    const variants = await storeParts(context, file, [whole, ...video.parts]);
    const poster = video.posterPath && (await storeVariants(context, file, video.posterPath, report, FILM_SHARE));
    return {
      width,
      height,
      duration_ms: durationMs,
      thumbhash: poster ? poster.picture.thumbhash : null,
      variants: [...variants, ...(poster ? poster.variants : [])],
    };
  });

const makeSound: Maker = (context, file, report) =>
  withLocalCopy(context, file, async (source) => {
    const { tick, settle } = paced(report);
    const { ffmpeg } = context;
    const mostMs = isVoiceKind(file.kind) ? await longestVoiceMs(context.db) : undefined;
    if (ffmpeg) await inspectRecording(ffmpeg, { ...source, medium: 'audio', mostMs });
    const sound = await processSound(ffmpeg, { ...source, voiceMs: mostMs }, (done) => tick(done * 99));
    const { path, durationMs, bytes, peaks } = sound;
    await settle();
    const whole = { size: 'source' as const, format: 'm4a' as const, path, width: 0, height: 0, bytes };
    return { duration_ms: durationMs, peaks, variants: await storeParts(context, file, [whole]) };
  });

const longestVoiceMs = async (db: Queryable): Promise<number> => (await readSettings(db)).voiceMessageMinutes * 60_000;

/** ffmpeg reads files, not streams: passes a local copy of the original, and a temporary folder, to `use`. */
const withLocalCopy = async <T>(
  context: Context,
  file: FileRow,
  use: (source: { path: string; mime: string; folder: string }) => Promise<T>,
): Promise<T> => {
  const folder = await temporaryFolder(context);
  try {
    const copy = path.join(folder, 'original');
    const original = await context.files.read(file.storage_key);
    await pipeline(original.stream, createWriteStream(copy));
    return await use({ path: copy, mime: file.mime, folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Stores derived files under the id of their original. */
const storeParts = (
  context: Context,
  file: FileRow,
  parts: ReadonlyArray<Omit<FileVariant, 'key'> & { path: string }>,
): Promise<FileVariant[]> =>
  Promise.all(
    parts.map(async ({ path: source, ...part }) => {
      const key = variantKey(file, part);
      await context.files.putFile(key, source);
      return { ...part, key };
    }),
  );

/** ffmpeg reports progress twice a second: one report is written at a time, others are dropped meanwhile. */
const paced = (report: Report) => {
  let writing: Promise<void> | null = null;
  let failure: unknown;
  return {
    tick: (percent: number) => {
      writing ??= report(percent)
        .catch((error: unknown) => void (failure = error))
        .finally(() => void (writing = null));
    },
    /** Waits for the running report; rejects when it failed. */
    settle: async () => {
      await writing;
      if (failure) throw failure;
    },
  };
};

/** The maker of each medium. */
export const makers: Record<Exclude<Medium['name'], 'download'>, Maker> = {
  picture: makePicture,
  video: makeVideo,
  audio: makeSound,
};
