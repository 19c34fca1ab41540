import type { Context } from '../../../context.ts';
import { findFile, type FileRow } from '../files.repository.ts';
import { moveProcessing } from '../processing.repository.ts';

/** A file is another's after a minute: three of these may be missed. */
const BEAT_MS = 15_000;

/** Somebody else has taken the file, or finished it: what goes on here is for nothing. */
export class FileTakenOverError extends Error {}

/**
 * Keeps a file for one attempt while `make` runs, also while nothing is heard of it: a film whose length is unknown, or
 * one on its way from or to the store. `move` says how far it is.
 */
export const holdFile = async <T>(
  { db, log }: Pick<Context, 'db' | 'log'>,
  file: FileRow,
  make: (move: (percent: number) => Promise<void>) => Promise<T>,
): Promise<T> => {
  const beat = setInterval(() => {
    // One that is missed does no harm, and whoever lost the file is told when something is reported.
    moveProcessing(db, file).catch((error: unknown) => log.warn({ part: 'files', err: error }, 'a beat was missed'));
  }, BEAT_MS);
  try {
    return await make(async (percent) => {
      if (await moveProcessing(db, file, { percent })) return;
      // What was taken away is no longer anybody's: whoever made something of it clears it away in the end.
      const row = await findFile(db, file.id);
      if (row && row.storage_key !== '') throw new FileTakenOverError();
    });
  } finally {
    clearInterval(beat);
  }
};
