import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '../../context.ts';
import type { JobHandler } from '../../jobs/job-runner.ts';
import { deleteUnusedFiles, findStalledFiles } from './files.repository.ts';
import { PROCESS_FILE, processFileKey } from './files.service.ts';
import { processFile } from './processing/process-file.ts';

const DAY_MS = 86_400_000;
const BATCH = 200;

/** Gives files whose worker was lost (a crash keeps its job locked for hours) to a new one. */
const resumeFiles: JobHandler = ({ work }) =>
  work(async (unit) => {
    for (const { id } of await findStalledFiles(unit.db, BATCH)) {
      await unit.addJob(PROCESS_FILE, { fileId: id }, { key: processFileKey(id), maxAttempts: 5 });
    }
  });

/** Deletes what nothing refers to a day after it came: uploads that were never published, and temporary files. */
const forgetUnusedFiles: JobHandler = async (context) => {
  for (const { storage_key, variants } of await deleteUnusedFiles(context.db, BATCH)) {
    for (const key of new Set([storage_key, ...variants.map((it) => it.key)])) await context.files.delete(key);
  }
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
  [PROCESS_FILE]: processFile,
  'resume-files': resumeFiles,
  'forget-unused-files': forgetUnusedFiles,
} satisfies Record<string, JobHandler>;

export const filesCrontab = ['* * * * * resume-files', '37 * * * * forget-unused-files'];
