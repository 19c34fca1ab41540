import type { Updateable } from 'kysely';
import type { FilesTable } from '../../../platform/database/file-tables.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { findFile, type FileRow } from '../files.repository.ts';
import { awaitProcessing, beginProcessing } from '../processing.repository.ts';
import { findMade, isBeingMade, lockStorage, madeColumns } from '../shared-bytes.ts';

/** Ends a file as ready with what its row is to say. */
type End = (unit: UnitOfWork, file: FileRow, changes: Updateable<FilesTable>) => Promise<boolean>;

/**
 * Begins with a file, and answers it when there is something to make that nobody else is making. Of equal bytes one use is worked on: another
 * takes what was made before, or waits for what is being made now.
 */
export const beginFile = async (unit: UnitOfWork, fileId: string, end: End): Promise<FileRow | undefined> => {
  const { db } = unit;
  const found = await findFile(db, fileId);
  if (!found) return undefined;
  await lockStorage(db, found.owner_id);
  const made = await findMade(db, found);
  if (made) {
    await end(unit, found, madeColumns(made));
    return undefined;
  }
  if (!(await isBeingMade(db, found))) return beginProcessing(db, fileId);
  await awaitProcessing(db, fileId);
  return undefined;
};
