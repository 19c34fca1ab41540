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
import { isStopped } from './giving-back.ts';
import { endingWith } from './run-ffmpeg.ts';

const payloadSchema = z.object({ fileId: z.uuid() });
/** Attempts that may fail with an unexpected error before the file is given up. */
const MAX_FAILURES = 5;
/**
 * Attempts whose worker may be lost at about the same progress: a film that needs all memory takes the worker with it.
 */
const MAX_LOSSES = 5;

/**
 * Makes the served variants of an uploaded file, once for all files of the same bytes. Does nothing for a finished
 * file, so it may run again.
 */
export const processFile: JobHandler = async (context, payload, stopping = new AbortController().signal) => {
  const { fileId } = payloadSchema.parse(payload);
  let isCopied = false;
  const copy = async (...ending: Parameters<typeof endAsReady>) => (isCopied = await endAsReady(...ending));
  const file = await context.work((unit) => beginFile(unit, fileId, copy));
  if (!file) return isCopied ? undefined : tellAgain(context, fileId);
  try {
    if (file.failures >= MAX_FAILURES || file.losses >= MAX_LOSSES) throw new ProcessingGivenUpError();
    const medium = mediumOf(file.kind).name;
    // Downloads are ready without processing.
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
    // A fault of the file itself would occur again; any other error is retried.
    if (!(error instanceof AppError)) {
      await leaveProcessing(context.db, file, { hasFailed: true });
      throw error;
    }
    await context.work((unit) => endAsFailed(unit, file, error.code));
  }
};

/** Releases a file after this worker was stopped, for the next one, at once and without counting a failure. */
const giveBack = (context: Context, file: FileRow): Promise<void> =>
  context.work(async (unit) => {
    if (await leaveProcessing(unit.db, file, { hasFailed: false })) await processLater(unit, file);
  });

/** Marks a file as ready and calls the hook for what waits for it, in one transaction. False when it was deleted. */
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

/** Restarts the files that wait for the same bytes: they copy the result, or are processed themselves. */
const wakeWaiting = async (unit: UnitOfWork, file: FileRow): Promise<void> => {
  if (!file.vault_item_id) return;
  for (const waiting of await listWaiting(unit.db, file)) await processLater(unit, waiting);
};

/** Removes what was made of a file that was deleted meanwhile. Keys that a faster worker wrote as well stay. */
const dropMade = async (context: Context, made: Pick<FileRow, 'id' | 'storage_key' | 'variants'>): Promise<void> => {
  const row = await findFile(context.db, made.id);
  if (row && row.storage_key !== '') return;
  for (const key of keysOf({ storage_key: made.storage_key, variants: made.variants })) {
    if (key !== made.storage_key) await context.files.delete(key);
  }
};

/** Tells what an earlier attempt has made of a file: it may have been killed between its commit and telling. */
const tellAgain = (context: Context, fileId: string): Promise<void> =>
  context.work(async (unit) => {
    const file = await findFile(unit.db, fileId);
    if (file?.status !== 'ready' && file?.status !== 'failed') return;
    unit.publish(...progress(file, file.status, file.status === 'ready' ? 100 : 0));
    await unit.callHook('onFileFoundEnded', file);
  });

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
