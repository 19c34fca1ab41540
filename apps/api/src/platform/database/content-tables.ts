import type { Generated, JSONColumnType } from 'kysely';

/** What performers publish, the files of it, and what others say about it. See tables.ts. */
export interface ContentTables {
  files: FilesTable;
  feed_posts: FeedPostsTable;
  feed_post_files: FeedPostFilesTable;
  polls: PollsTable;
  poll_options: PollOptionsTable;
  poll_votes: PollVotesTable;
  galleries: GalleriesTable;
  photos: PhotosTable;
  videos: VideosTable;
  reactions: ReactionsTable;
  comments: CommentsTable;
}

export type Audience = 'free' | 'subscribers' | 'paid';

export type FileKind =
  | 'feed-photo'
  | 'feed-video'
  | 'feed-thumbnail'
  | 'photo'
  | 'video'
  | 'video-thumbnail'
  | 'avatar'
  | 'cover'
  | 'welcome-video'
  | 'document'
  | 'site-picture';
export type FileStatus = 'pending' | 'processing' | 'ready' | 'failed';

/** One derived file: a picture in one size and format, or a playable video. */
export interface FileVariant {
  size: 'small' | 'medium' | 'large' | 'source';
  format: 'avif' | 'webp' | 'mp4';
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
  thumbhash: string | null;
  storage_key: string;
  variants: JSONColumnType<FileVariant[], string | undefined, string>;
  percent: Generated<number>;
  progressed_at: Generated<Date>;
  attempts: Generated<number>;
  created_at: Generated<Date>;
}

export interface FeedPostsTable {
  id: string;
  performer_id: string;
  text: string;
  teaser: Generated<string>;
  audience: Audience;
  price: Generated<bigint>;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  bookmark_count: Generated<number>;
  view_count: Generated<number>;
  purchase_count: Generated<number>;
  search_text: Generated<string>;
  published_at: Generated<Date>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

export interface FeedPostFilesTable {
  feed_post_id: string;
  file_id: string;
  position: number;
}

export interface PollsTable {
  id: string;
  performer_id: string;
  feed_post_id: string | null;
  question: string;
  ends_at: Date | null;
  created_at: Generated<Date>;
}

export interface PollOptionsTable {
  id: string;
  poll_id: string;
  position: number;
  text: string;
  vote_count: Generated<number>;
}

export interface PollVotesTable {
  poll_id: string;
  option_id: string;
  user_id: string | null;
  created_at: Generated<Date>;
}

export interface GalleriesTable {
  id: string;
  performer_id: string;
  title: string;
  description: Generated<string>;
  audience: Audience;
  price: Generated<bigint>;
  cover_photo_id: string | null;
  photo_count: Generated<number>;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  bookmark_count: Generated<number>;
  purchase_count: Generated<number>;
  published_at: Generated<Date>;
  deleted_at: Date | null;
}

export interface PhotosTable {
  id: string;
  performer_id: string;
  gallery_id: string | null;
  file_id: string;
  title: Generated<string>;
  position: Generated<number>;
  created_at: Generated<Date>;
  deleted_at: Date | null;
}

export interface VideosTable {
  id: string;
  performer_id: string;
  title: string;
  description: Generated<string>;
  audience: Audience;
  price: Generated<bigint>;
  file_id: string;
  thumbnail_file_id: string | null;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  bookmark_count: Generated<number>;
  view_count: Generated<number>;
  purchase_count: Generated<number>;
  published_at: Generated<Date>;
  deleted_at: Date | null;
}

export interface ReactionsTable {
  user_id: string;
  object_type: 'feed' | 'gallery' | 'video' | 'product' | 'performer' | 'comment';
  object_id: string;
  action: 'like' | 'bookmark';
  created_at: Generated<Date>;
}

export interface CommentsTable {
  id: string;
  object_type: 'feed' | 'gallery' | 'video' | 'product';
  object_id: string;
  author_id: string;
  text: string;
  created_at: Generated<Date>;
  edited_at: Date | null;
  deleted_at: Date | null;
}
