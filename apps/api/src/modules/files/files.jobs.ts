import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '../../context.ts';
import { eachDue } from '../../jobs/each-due.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { findUnusedFiles, stillUnused } from './files.repository.ts';
import { findStalledFiles } from './processing.repository.ts';
import { PROCESS_FILE, processLater } from './processing-job.ts';
import { processFile } from './processing/process-file.ts';
import { REMOVE_BYTES, releaseFiles, removeBytesJob } from './release-files.ts';
import { lockStorage } from './shared-bytes.ts';

const DAY_MS = 86_400_000;
const BATCH = 200;

/**
 * Restarts the processing of files whose worker was lost and whose job came to nothing. Files that only wait are
 * included: they keep their place in the queue.
 */
const resumeFiles: JobHandler = ({ work }) =>
  work(async (unit) => {
    for (const file of await findStalledFiles(unit.db, BATCH)) await processLater(unit, file);
  });

/** Deletes unreferenced files after a day, unless a vault keeps them; and temporary files. */
const forgetUnusedFiles: JobHandler = async (context) => {
  await eachDue(context, {
    find: (seen) => findUnusedFiles(context.db, seen, BATCH),
    act: ({ id: ownerId, fileIds }) =>
      context.work(async (unit) => {
        await lockStorage(unit.db, ownerId);
        await releaseFiles(unit, await stillUnused(unit.db, fileIds));
      }),
    failure: "an account's unused files could not be deleted",
  });
  await sweepTemporaryFiles(context);
};

const sweepTemporaryFiles = async ({ config }: Context): Promise<void> => {
  const folder = path.join(config.dataDir, 'tmp');
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > DAY_MS) await rm(file, { recursive: true, force: true });
  }
};

export const filesJobs = {
  ...Object.fromEntries(Object.values(PROCESS_FILE).map((name) => [name, processFile])),
  'resume-files': resumeFiles,
  'forget-unused-files': forgetUnusedFiles,
  [REMOVE_BYTES]: removeBytesJob,
} satisfies Record<string, JobHandler>;

export const filesCrontab = ['* * * * * resume-files', '37 * * * * forget-unused-files'];
