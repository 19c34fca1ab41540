import type { Generated, JSONColumnType } from 'kysely';

/** Files, uploads, and what belongs to them. See tables.ts. */
export interface FileTables {
  files: FilesTable;
  uploads: UploadsTable;
  upload_locks: UploadLocksTable;
  upload_forms: UploadFormsTable;
  captions: CaptionsTable;
  watch_positions: WatchPositionsTable;
  vault_items: VaultItemsTable;
}

export type FileKind =
  | 'feed-photo'
  | 'feed-video'
  | 'feed-thumbnail'
  | 'feed-audio'
  | 'feed-teaser'
  | 'photo'
  | 'video'
  | 'video-thumbnail'
  | 'avatar'
  | 'cover'
  | 'welcome-video'
  | 'document'
  | 'site-picture'
  | 'product-photo'
  | 'product-file'
  | 'comment-photo'
  | 'message-photo'
  | 'message-video'
  | 'message-audio'
  | 'message-file'
  | 'chat-photo'
  | 'chat-video'
  | 'chat-thumbnail'
  | 'chat-audio';

/** Pictures; films and sounds that take little time; and those that may take long. */
export type FileLane = 'quick' | 'short' | 'long';

export type FileStatus = 'pending' | 'processing' | 'ready' | 'failed';

/**
 * One derived file: a picture in one size and format (a WebP of size `source` is an animation), a whole film (`mp4`) or
 * sound (`m4a`), or a part of a film's HLS: a playlist (`m3u8`; size `source` is the master playlist) or the segments
 * of one size in a row (`m4s`).
 */
export interface FileVariant {
  size: 'small' | 'medium' | 'large' | 'source';
  format: 'avif' | 'webp' | 'mp4' | 'm4a' | 'm3u8' | 'm4s';
  /** 0 for a sound. */
  width: number;
  height: number;
  key: string;
  bytes: number;
}

export interface FilesTable {
  id: string;
  owner_id: string;
  kind: FileKind;
  status: Generated<FileStatus>;
  error_code: string | null;
  mime: string;
  size: bigint;
  sha256: Buffer;
  width: number | null;
  height: number | null;
  duration_ms: number | null;
  /** The film that the site cut this teaser from. */
  excerpt_of: string | null;
  thumbhash: string | null;
  peaks: number[] | null;
  storage_key: string;
  variants: JSONColumnType<FileVariant[], string | undefined, string>;
  percent: Generated<number>;
  lane: Generated<FileLane>;
  /** The turn of its owner in that lane: the lowest is processed first. */
  turn: Generated<number>;
  progressed_at: Generated<Date>;
  /** The number of the attempt that has the file. */
  attempts: Generated<number>;
  /** Attempts that ended with an unexpected error. */
  failures: Generated<number>;
  /** Consecutive lost attempts without progress beyond the earlier ones. */
  losses: Generated<number>;
  /** The progress of lost attempts, in per cent. */
  furthest: Generated<number>;
  /** The vault item of its bytes; null for kinds that no vault keeps. */
  vault_item_id: string | null;
  /** The original file name, for the owner only. */
  name: Generated<string>;
  alt_text: Generated<string>;
  /** The languages of its `captions`, sorted. */
  caption_languages: Generated<string[]>;
  created_at: Generated<Date>;
}

/** Unfinished uploads in parts. */
export interface UploadsTable {
  id: string;
  owner_id: string;
  kind: FileKind;
  name: string;
  fingerprint: string;
  size: bigint;
  created_at: Generated<Date>;
  touched_at: Generated<Date>;
  finished_at: Date | null;
}

/** Who works on an upload, until a time that is moved on as long as the work goes on. */
export interface UploadLocksTable {
  upload_id: string;
  purpose: 'receive' | 'store';
  holder: string;
  is_wanted: Generated<boolean>;
  held_until: Date;
}

/** Forms by which files are uploaded directly to the store. */
export interface UploadFormsTable {
  file_id: string;
  owner_id: string;
  purpose: string;
  created_at: Generated<Date>;
}

/** The positions of accounts in videos and sounds. */
export interface WatchPositionsTable {
  user_id: string;
  file_id: string;
  seconds: number;
  updated_at: Generated<Date>;
}

export interface CaptionsTable {
  file_id: string;
  language: string;
  body: string;
  cue_count: number;
  updated_at: Generated<Date>;
}

export type VaultItemType = 'photo' | 'video' | 'audio';

/** Uploads of performers, one row however often each is used. */
export interface VaultItemsTable {
  id: string;
  owner_id: string;
  type: VaultItemType;
  sha256: Buffer;
  size: bigint;
  name: Generated<string>;
  created_at: Generated<Date>;
  removed_at: Date | null;
}
