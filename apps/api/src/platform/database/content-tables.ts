import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { PollOptionsTable, PollsTable, PollVotesTable } from './poll-tables.ts';

/** Items that performers publish, and reactions to them. See tables.ts. */
export interface ContentTables {
  feed_posts: FeedPostsTable;
  feed_post_files: FeedPostFilesTable;
  feed_drafts: FeedDraftsTable;
  feed_draft_files: FeedDraftFilesTable;
  polls: PollsTable;
  poll_options: PollOptionsTable;
  poll_votes: PollVotesTable;
  galleries: GalleriesTable;
  photos: PhotosTable;
  videos: VideosTable;
  products: ProductsTable;
  product_pictures: ProductPicturesTable;
  reactions: ReactionsTable;
  comments: CommentsTable;
  library_folders: LibraryFoldersTable;
  library_places: LibraryPlacesTable;
  views: ViewsTable;
}

export type Audience = 'free' | 'subscribers' | 'paid';

export type PostState = 'scheduled' | 'published' | 'expired';

/** Of a gallery or a video. */
export type WorkState = 'scheduled' | 'published';

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
  state: Generated<PostState>;
  expires_at: Date | null;
  pinned_at: Date | null;
  restorable_until: Date | null;
  thumbnail_file_id: string | null;
  teaser_file_id: string | null;
  teaser_from_film: Generated<boolean>;
}

export interface FeedPostFilesTable {
  feed_post_id: string;
  file_id: string;
  position: number;
}

export interface FeedDraftsTable {
  id: string;
  performer_id: string;
  /** The post whose changes it holds; null for a new post. */
  feed_post_id: string | null;
  version: Generated<number>;
  content: JSONColumnType<Record<string, unknown>>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface FeedDraftFilesTable {
  draft_id: string;
  file_id: string;
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
  search_text: GeneratedAlways<string>;
  /** While it is scheduled, the moment at which it is to appear. */
  published_at: Generated<Date>;
  state: Generated<WorkState>;
  deleted_at: Date | null;
  restorable_until: Date | null;
  chosen_cover_id: string | null;
}

export interface PhotosTable {
  id: string;
  performer_id: string;
  gallery_id: string | null;
  file_id: string;
  title: Generated<string>;
  description: Generated<string>;
  position: Generated<number>;
  created_at: Generated<Date>;
  deleted_at: Date | null;
  restorable_until: Date | null;
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
  teaser_file_id: string | null;
  teaser_from_film: Generated<boolean>;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  bookmark_count: Generated<number>;
  view_count: Generated<number>;
  purchase_count: Generated<number>;
  search_text: GeneratedAlways<string>;
  /** While it is scheduled, the moment at which it is to appear. */
  published_at: Generated<Date>;
  state: Generated<WorkState>;
  deleted_at: Date | null;
  restorable_until: Date | null;
}

export interface ProductsTable {
  id: string;
  performer_id: string;
  type: 'physical' | 'digital';
  title: string;
  description: Generated<string>;
  audience: Audience;
  price: Generated<bigint>;
  stock: number | null;
  file_id: string | null;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  bookmark_count: Generated<number>;
  purchase_count: Generated<number>;
  published_at: Date | null;
  created_at: Generated<Date>;
  deleted_at: Date | null;
  restorable_until: Date | null;
}

export interface ProductPicturesTable {
  product_id: string;
  file_id: string;
  position: number;
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
  /** The comment that it replies to; never one that is a reply itself. */
  parent_id: string | null;
  text: string;
  file_id: string | null;
  like_count: Generated<number>;
  /** Of the answers that are not deleted. */
  reply_count: Generated<number>;
  created_at: Generated<Date>;
  edited_at: Date | null;
  deleted_at: Date | null;
}

export interface LibraryFoldersTable {
  id: string;
  user_id: string;
  name: string;
  created_at: Generated<Date>;
}

export interface LibraryPlacesTable {
  user_id: string;
  object_type: string;
  object_id: string;
  folder_id: string;
}

export interface ViewsTable {
  /** YYYY-MM-DD. */
  day: string;
  object_id: string;
  viewer: Buffer;
}
