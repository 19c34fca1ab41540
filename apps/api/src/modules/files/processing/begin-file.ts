import type { Updateable } from 'kysely';
import type { FilesTable } from '../../../platform/database/file-tables.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { findFile, type FileRow } from '../files.repository.ts';
import { awaitProcessing, beginProcessing } from '../processing.repository.ts';
import { findMade, isBeingMade, lockStorage, madeColumns } from '../shared-bytes.ts';

/** Marks a file as ready with the columns of its result. */
type End = (unit: UnitOfWork, file: FileRow, changes: Updateable<FilesTable>) => Promise<boolean>;

/**
 * Begins the processing of a file; returns it when this attempt has to make something. Of equal bytes one file is
 * processed: another copies the earlier result, or waits for it.
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
