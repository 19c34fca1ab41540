import { once } from 'node:events';
import { z } from 'zod';
import type { Updateable } from 'kysely';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import type { FilesTable, FileStatus } from '../../../platform/database/file-tables.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { newEvent, toUser } from '../../../platform/publisher.ts';
import { ProcessingGivenUpError } from '../files.errors.ts';
import { findFile, type FileRow } from '../files.repository.ts';
import { endProcessing, leaveProcessing } from '../processing.repository.ts';
import { processLater } from '../processing-job.ts';
import { mediumOf } from '../media-kinds.ts';
import { keysOf } from '../release-files.ts';
import { listWaiting, lockStorage } from '../shared-bytes.ts';
import { beginFile } from './begin-file.ts';
import { FileTakenOverError, holdFile } from './hold-file.ts';
import { makers, type Report } from './makers.ts';
import { endingWith, FfmpegInterruptedError } from './run-ffmpeg.ts';

const payloadSchema = z.object({ fileId: z.uuid() });
/** So often an error of its own may end the work on a file. */
const MAX_FAILURES = 5;
/** So often its worker may be lost at about the same place: a film that takes all memory takes the worker with it. */
const MAX_LOSSES = 5;

/**
 * Makes what is served of an uploaded file, once for all uses of the same bytes. Does nothing for a file that is
 * finished, so it may run again.
 */
export const processFile: JobHandler = async (context, payload, stopping = new AbortController().signal) => {
  const { fileId } = payloadSchema.parse(payload);
  const file = await context.work((unit) => beginFile(unit, fileId, endAsReady));
  if (!file) return;
  try {
    if (file.failures >= MAX_FAILURES || file.losses >= MAX_LOSSES) throw new ProcessingGivenUpError();
    const medium = mediumOf(file.kind).name;
    // Handed out as it came: it never waits for this.
    if (medium === 'download') return;
    const result = await holdFile(context, file, async (move) => {
      const report = reporter(context, file, move);
      await report(1);
      return endingWith(stopping, () => makers[medium](context, file, report));
    });
    const made = { ...result, variants: JSON.stringify(result.variants), error_code: null };
    const isEnded = await context.work((unit) => endAsReady(unit, file, { ...made, status: 'ready', percent: 100 }));
    if (!isEnded) await dropMade(context, { ...file, ...result });
  } catch (error) {
    if (error instanceof FileTakenOverError) return;
    if (await isStopped(error, stopping)) return giveBack(context, file);
    // What is wrong with the file itself will be wrong next time; anything else is tried again.
    if (!(error instanceof AppError)) {
      await leaveProcessing(context.db, file, { hasFailed: true });
      throw error;
    }
    await context.work((unit) => endAsFailed(unit, file, error.code));
  }
};

/** A service that is stopped asks all of its programs to end at once: ffmpeg may be gone before this process knows why. */
const STOP_FOLLOWS_MS = 5000;

const isStopped = async (error: unknown, stopping: AbortSignal): Promise<boolean> => {
  if (error instanceof FfmpegInterruptedError && !stopping.aborted)
    await once(stopping, 'abort', { signal: AbortSignal.timeout(STOP_FOLLOWS_MS) }).catch(() => undefined);
  return stopping.aborted;
};

/** Leaves a file to whoever works next, at once and at no cost: the worker was stopped, and the file is as good as ever. */
const giveBack = (context: Context, file: FileRow): Promise<void> =>
  context.work(async (unit) => {
    if (await leaveProcessing(unit.db, file, { hasFailed: false })) await processLater(unit, file);
  });

/** Everything that waited for a file goes on, in the transaction in which it is ready. False when it is gone. */
const endAsReady = async (unit: UnitOfWork, file: FileRow, changes: Updateable<FilesTable>): Promise<boolean> => {
  await lockStorage(unit.db, file.owner_id);
  const ended = await endProcessing(unit.db, file, changes);
  if (!ended) return false;
  await unit.callHook('onFileReady', ended);
  unit.publish(...progress(ended, 'ready', 100));
  await wakeWaiting(unit, ended);
  return true;
};

const endAsFailed = async (unit: UnitOfWork, file: FileRow, error_code: string): Promise<void> => {
  await lockStorage(unit.db, file.owner_id);
  const ended = await endProcessing(unit.db, file, { status: 'failed', error_code });
  if (!ended) return;
  await unit.callHook('onFileFailed', ended);
  unit.publish(...progress(ended, 'failed', 0));
  await wakeWaiting(unit, ended);
};

/** Other uses of the same bytes take what was made, or make it themselves. */
const wakeWaiting = async (unit: UnitOfWork, file: FileRow): Promise<void> => {
  if (!file.vault_item_id) return;
  for (const waiting of await listWaiting(unit.db, file)) await processLater(unit, waiting);
};

/** The file was taken away while this was made of it. Another worker that was quicker wrote the same keys: they stay. */
const dropMade = async (context: Context, made: Pick<FileRow, 'id' | 'storage_key' | 'variants'>): Promise<void> => {
  const row = await findFile(context.db, made.id);
  if (row && row.storage_key !== '') return;
  for (const key of keysOf({ storage_key: made.storage_key, variants: made.variants })) {
    if (key !== made.storage_key) await context.files.delete(key);
  }
};

const progress = ({ id, owner_id }: FileRow, status: FileStatus, percent: number) =>
  [toUser(owner_id), newEvent('file.progressed', { fileId: id, status, percent })] as const;

const reporter = (context: Context, file: FileRow, move: (percent: number) => Promise<void>): Report => {
  let last = 0;
  return async (percent) => {
    const whole = Math.min(99, Math.max(last, Math.floor(percent)));
    await move(whole);
    if (whole > last) context.publisher.publish(...progress(file, 'processing', whole));
    last = whole;
  };
};
