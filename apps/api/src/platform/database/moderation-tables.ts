import type { ColumnType, Generated } from 'kysely';

/** Reports, removals and the audit log; see tables.ts. */
export interface ModerationTables {
  reports: ReportsTable;
  report_files: ReportFilesTable;
  removals: RemovalsTable;
  removed_bytes: RemovedBytesTable;
  contact_messages: ContactMessagesTable;
  audit_log: AuditLogTable;
}

export type ReportTargetType =
  'user' | 'performer' | 'feed' | 'gallery' | 'photo' | 'video' | 'product' | 'comment' | 'message' | 'stream';
export type ReportReason = 'spam' | 'nudity' | 'violence' | 'harassment' | 'copyright' | 'underage' | 'fraud' | 'other';
export type ReportOutcome = 'none' | 'content-removed' | 'account-suspended';

export interface ReportsTable {
  id: string;
  reporter_id: string;
  target_type: ReportTargetType;
  target_id: string;
  target_owner_id: string | null;
  reason: ReportReason;
  text: Generated<string>;
  /** What was reported, as it stood then; null: it was not kept, empty: it is forgotten. */
  reported: string[] | null;
  status: Generated<'open' | 'closed'>;
  outcome: ReportOutcome | null;
  note: Generated<string>;
  handled_by: string | null;
  handled_at: Date | null;
  created_at: Generated<Date>;
}

/** Which files a report is about. */
export interface ReportFilesTable {
  report_id: string;
  /** It may be gone. */
  file_id: string;
  position: number;
}

/** What a removal took out of rows that stay, to restore it. */
export interface KeptContent {
  /** A message's text. */
  text?: string;
  /** The removed comment and its replies. */
  commentIds?: string[];
  /** The parts of a profile that were not empty. */
  profile?: {
    avatarId: string | null;
    coverId: string | null;
    bio: string;
    welcomeVideoId: string | null;
    links: unknown;
  };
  /** Whether the first of the files was a stream's cover. */
  hadCover?: boolean;
}

export interface RemovalsTable {
  id: string;
  target_type: ReportTargetType;
  target_id: string;
  owner_id: string;
  operator_id: string;
  report_id: string | null;
  reason: ReportReason;
  text: Generated<string>;
  title: Generated<string>;
  kept: ColumnType<KeptContent, string | undefined, string>;
  kept_file_ids: Generated<string[]>;
  state: Generated<'removed' | 'restored' | 'purged'>;
  removed_at: Generated<Date>;
  undoable_until: Date;
  objection: Generated<string>;
  objected_at: Date | null;
  decision: 'upheld' | 'restored' | null;
  decision_text: Generated<string>;
  decided_by: string | null;
  decided_at: Date | null;
}

/** Bytes that their owner cannot use again while the removal stands. */
export interface RemovedBytesTable {
  owner_id: string;
  sha256: Buffer;
  removal_id: string;
}

export interface ContactMessagesTable {
  id: string;
  user_id: string | null;
  name: string;
  email: string;
  subject: string;
  text: string;
  created_at: Generated<Date>;
  handled_by: string | null;
  handled_at: Date | null;
}

export interface AuditLogTable {
  id: string;
  /** Null for actions of the site itself. */
  operator_id: string | null;
  action: string;
  target_type: string | null;
  target_id: string | null;
  details: ColumnType<unknown, string | undefined, never>;
  created_at: Generated<Date>;
}
