import type { FileLane } from '../../platform/database/file-tables.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { FileRow } from './files.repository.ts';

/** One task name for each lane, so that each has its own workers. */
export const PROCESS_FILE: Readonly<Record<FileLane, string>> = {
  quick: 'process-file',
  short: 'process-clip',
  long: 'process-film',
};

/** The job of a lost worker is replaced by the same key; a worker still at work keeps the file by its attempt. */
const keyOf = (fileId: string): string => `process-file:${fileId}`;

/** Queues the processing of a file in its lane, by its owner's turn. */
export const processLater = (
  unit: UnitOfWork,
  { id, lane, turn }: Pick<FileRow, 'id' | 'lane' | 'turn'>,
): Promise<void> =>
  unit.addJob(PROCESS_FILE[lane], { fileId: id }, { key: keyOf(id), keepsPlace: true, maxAttempts: 5, priority: turn });
