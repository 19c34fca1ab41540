import type { FileStatus } from '../../platform/database/file-tables.ts';

/** The states of a file as its owner sees them. */
export const SEEN_STATUSES = ['processing', 'ready', 'failed'] as const;
export type SeenStatus = (typeof SEEN_STATUSES)[number];

/** The stored states behind one of them: waiting counts as processing. */
export const statusesOf = (status: SeenStatus | undefined): FileStatus[] =>
  status === 'processing' ? ['pending', 'processing'] : [status ?? 'ready'];
