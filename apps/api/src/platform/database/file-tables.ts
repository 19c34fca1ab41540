import type { Generated, JSONColumnType } from 'kysely';

/** What was uploaded, and what is on its way. See tables.ts. */
export interface FileTables {
  files: FilesTable;
  uploads: UploadsTable;
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
  | 'message-video';

/** Pictures; films and sounds that are soon done; and those that may take long. */
export type FileLane = 'quick' | 'short' | 'long';

export type FileStatus = 'pending' | 'processing' | 'ready' | 'failed';

/**
 * One derived file: a picture in one size and format (a WebP of size `source` is what moves of it), a film (`mp4`) or sound (`m4a`) as a whole, or a part of a film's
 * HLS: a playlist (`m3u8`; the one of size `source` lists the others) or the segments of one size in a row (`m4s`).
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
  /** The film of which the site cut this, as a teaser. */
  excerpt_of: string | null;
  thumbhash: string | null;
  peaks: number[] | null;
  storage_key: string;
  variants: JSONColumnType<FileVariant[], string | undefined, string>;
  percent: Generated<number>;
  lane: Generated<FileLane>;
  /** When it is its owner's turn in that lane: the lowest comes first. */
  turn: Generated<number>;
  progressed_at: Generated<Date>;
  /** Names the attempt that has the file. */
  attempts: Generated<number>;
  /** Attempts that ended with an error of their own. */
  failures: Generated<number>;
  /** Attempts in a row of which nothing more was heard, none of which came further than the ones before. */
  losses: Generated<number>;
  /** How far lost attempts came, in per cent. */
  furthest: Generated<number>;
  /** What it is a use of; null for what is kept in no vault. */
  vault_item_id: string | null;
  /** A label for the owner's own eyes. */
  name: Generated<string>;
  alt_text: Generated<string>;
  /** Those of `captions`, in the order of the alphabet. */
  caption_languages: Generated<string[]>;
  created_at: Generated<Date>;
}

/** Files on their way in parts. */
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

/** Forms by which files go straight to the store. */
export interface UploadFormsTable {
  file_id: string;
  owner_id: string;
  purpose: string;
  created_at: Generated<Date>;
}

/** Where accounts stopped watching or listening. */
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

/** What a performer has uploaded, once however often it is used. */
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
