import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { mediumOf } from './media-kinds.ts';
import type { FileRow } from './files.repository.ts';

export const PROCESS_FILE = 'process-file';
/** Films take minutes where the others take seconds: a name of their own, so that nothing waits behind them. */
export const PROCESS_FILM = 'process-film';

/** A worker that was lost is replaced by a new job of the same key; one that works on keeps the file for itself. */
const keyOf = (fileId: string): string => `${PROCESS_FILE}:${fileId}`;

/** Has a file processed, by whoever is free to. */
export const processLater = (unit: UnitOfWork, { id, kind }: Pick<FileRow, 'id' | 'kind'>): Promise<void> =>
  unit.addJob(
    mediumOf(kind).name === 'video' ? PROCESS_FILM : PROCESS_FILE,
    { fileId: id },
    { key: keyOf(id), keepsPlace: true, maxAttempts: 5 },
  );
