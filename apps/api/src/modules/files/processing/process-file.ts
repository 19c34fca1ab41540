import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { JobHandler } from '../../../jobs/job-runner.ts';
import type { FileStatus, FileVariant } from '../../../platform/database/content-tables.ts';
import { newEvent, toUser } from '../../../realtime/publisher.ts';
import { ProcessingGivenUpError } from '../files.errors.ts';
import { beginProcessing, updateFile, type FileRow } from '../files.repository.ts';
import { showProfilePicture } from '../../users/profile-picture.ts';
import { mediumOf } from '../media-kinds.ts';
import { temporaryPath } from '../receive-upload.ts';
import { processPicture, type Picture } from './pictures.ts';
import { processVideo } from './videos.ts';

const payloadSchema = z.object({ fileId: z.uuid() });
const MAX_ATTEMPTS = 5;
const PICTURE_VARIANTS = 6;

/** Tells the owner how far a file is, after the row says so. */
type Report = (percent: number) => Promise<void>;

/** Makes what is served of an uploaded file. Does nothing for a file that is finished, so it may run again. */
export const processFile: JobHandler = async (context, payload) => {
  const { fileId } = payloadSchema.parse(payload);
  const file = await beginProcessing(context.db, fileId);
  if (!file) return;
  try {
    if (file.attempts > MAX_ATTEMPTS) throw new ProcessingGivenUpError();
    const report = reporter(context, file);
    await report(1);
    const result = await (mediumOf(file.kind).name === 'video' ? makeVideo : makePicture)(context, file, report);
    await context.work(async ({ db }) => {
      await updateFile(db, fileId, {
        ...result,
        variants: JSON.stringify(result.variants),
        status: 'ready',
        percent: 100,
        error_code: null,
      });
      await showProfilePicture(db, file);
    });
    announce(context, file, 'ready', 100);
  } catch (error) {
    // What is wrong with the file itself will be wrong next time; anything else is tried again.
    if (!(error instanceof AppError)) throw error;
    await updateFile(context.db, fileId, { status: 'failed', error_code: error.code });
    announce(context, file, 'failed', 0);
  }
};

const announce = (context: Context, { id, owner_id }: FileRow, status: FileStatus, percent: number): void =>
  context.publisher.publish(toUser(owner_id), newEvent('file.progressed', { fileId: id, status, percent }));

const reporter = (context: Context, file: FileRow): Report => {
  let last = 0;
  return async (percent) => {
    const whole = Math.min(99, Math.max(last, Math.floor(percent)));
    await updateFile(context.db, file.id, { percent: whole });
    if (whole > last) announce(context, file, 'processing', whole);
    last = whole;
  };
};

const makePicture = async (context: Context, file: FileRow, report: Report) => {
  const { variants, picture } = await storeVariants(context, file, await context.files.get(file.storage_key), report);
  return { variants, ...picture };
};

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
    const key = `${file.id}/${variant.size}.${variant.format}`;
    await context.files.put(key, data);
    variants.push({ ...variant, key });
    await report(from + ((100 - from) * variants.length) / PICTURE_VARIANTS);
  });
  return { variants, picture };
};

/** The film takes most of the time, its poster the rest. */
const FILM_SHARE = 90;

const makeVideo = async (context: Context, file: FileRow, report: Report) => {
  const [path, target, posterTarget] = await Promise.all([
    temporaryPath(context),
    temporaryPath(context, '.mp4'),
    temporaryPath(context, '.png'),
  ]);
  try {
    const original = await context.files.read(file.storage_key);
    await pipeline(original.stream, createWriteStream(path));
    const { tick, settle } = paced(report);
    const source = { path, mime: file.mime, target, posterTarget };
    const video = await processVideo(context.config.ffmpegPath, source, (done) => tick(done * FILM_SHARE));
    await settle();
    const { width, height, durationMs, bytes } = video;
    const key = `${file.id}/source.mp4`;
    await context.files.putFile(key, video.path);
    const poster = video.posterPath && (await storeVariants(context, file, video.posterPath, report, FILM_SHARE));
    const film: FileVariant = { size: 'source', format: 'mp4', width, height, key, bytes };
    return {
      width,
      height,
      duration_ms: durationMs,
      thumbhash: poster ? poster.picture.thumbhash : null,
      variants: [film, ...(poster ? poster.variants : [])],
    };
  } finally {
    await Promise.all([path, target, posterTarget].map((it) => rm(it, { force: true })));
  }
};

/** ffmpeg reports twice a second: one report is written at a time, and what comes meanwhile is dropped. */
const paced = (report: Report) => {
  let writing: Promise<void> | null = null;
  let failure: unknown;
  return {
    tick: (percent: number) => {
      writing ??= report(percent)
        .catch((error: unknown) => void (failure = error))
        .finally(() => void (writing = null));
    },
    /** Waits for the report under way, and passes on a failure. */
    settle: async () => {
      await writing;
      if (failure) throw failure;
    },
  };
};
