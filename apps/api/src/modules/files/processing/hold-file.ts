import type { Context } from '../../../context.ts';
import { findFile, type FileRow } from '../files.repository.ts';
import { moveProcessing } from '../processing.repository.ts';

/** A file is lost after 35 seconds: two heartbeats may be missed. */
const BEAT_MS = 10_000;

/** Another attempt has taken the file over or finished it: this one's work is useless. */
export class FileTakenOverError extends Error {}

/**
 * Keeps a file for one attempt while `make` runs, by heartbeats, also when there is no progress to report. `move`
 * reports progress.
 */
export const holdFile = async <T>(
  { db, log }: Pick<Context, 'db' | 'log'>,
  file: FileRow,
  make: (move: (percent: number) => Promise<void>) => Promise<T>,
): Promise<T> => {
  const beat = setInterval(() => {
    // A missed heartbeat is harmless, and a lost file is noticed at the next report.
    moveProcessing(db, file).catch((error: unknown) => log.warn({ part: 'files', err: error }, 'a beat was missed'));
  }, BEAT_MS);
  try {
    return await make(async (percent) => {
      if (await moveProcessing(db, file, { percent })) return;
      // A deleted file has no owner to tell; its parts are removed at the end.
      const row = await findFile(db, file.id);
      if (row && row.storage_key !== '') throw new FileTakenOverError();
    });
  } finally {
    clearInterval(beat);
  }
};
