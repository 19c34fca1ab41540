import type { FileLane } from '../../platform/database/file-tables.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { FileRow } from './files.repository.ts';

/** A name for each lane, so that each has workers of its own. */
export const PROCESS_FILE: Readonly<Record<FileLane, string>> = {
  quick: 'process-file',
  short: 'process-clip',
  long: 'process-film',
};

/** A worker that was lost is replaced by a new job of the same key; one that works on keeps the file for itself. */
const keyOf = (fileId: string): string => `process-file:${fileId}`;

/** Has a file processed by whoever is free in its lane, when it is its owner's turn. */
export const processLater = (
  unit: UnitOfWork,
  { id, lane, turn }: Pick<FileRow, 'id' | 'lane' | 'turn'>,
): Promise<void> =>
  unit.addJob(PROCESS_FILE[lane], { fileId: id }, { key: keyOf(id), keepsPlace: true, maxAttempts: 5, priority: turn });
