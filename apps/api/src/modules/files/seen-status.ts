import type { FileStatus } from '../../platform/database/file-tables.ts';

/** How far a file is, to those who wait for it. */
export const SEEN_STATUSES = ['processing', 'ready', 'failed'] as const;
export type SeenStatus = (typeof SEEN_STATUSES)[number];

/** What waits to be processed is being processed, to those who wait for it. */
export const statusesOf = (status: SeenStatus | undefined): FileStatus[] =>
  status === 'processing' ? ['pending', 'processing'] : [status ?? 'ready'];
