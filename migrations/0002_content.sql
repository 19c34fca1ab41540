-- Files, feed posts, galleries, photos, videos, and what people do with them.
create table files (
  id uuid primary key,
  owner_id uuid not null references users,
  kind text not null check (kind in ('feed-photo', 'feed-video', 'feed-thumbnail', 'photo', 'video', 'video-thumbnail', 'avatar', 'cover')),
  status text not null default 'processing' check (status in ('pending', 'processing', 'ready', 'failed')),
  -- Why processing failed, as an error code.
  error_code text,
  mime text not null,
  size bigint not null check (size >= 0),
  sha256 bytea not null,
  width integer,
  height integer,
  duration_ms integer,
  -- ThumbHash in base64: the blurred placeholder that may be shown to anyone.
  thumbhash text,
  storage_key text not null,
  -- [{ "size": "small" | "medium" | "large" | "source", "format": "avif" | "webp" | "mp4", "width", "height", "key", "bytes" }]
  variants jsonb not null default '[]',
  -- How far processing is, and when it last moved: one that stands still has lost its worker.
  percent smallint not null default 0 check (percent between 0 and 100),
  progressed_at timestamptz not null default now(),
  -- How often processing was begun: what ends its worker every time is given up.
  attempts smallint not null default 0,
  created_at timestamptz not null default now()
);
create index files_unfinished_idx on files (progressed_at) where status in ('pending', 'processing');
create index files_owner_idx on files (owner_id, created_at desc);
alter table users add foreign key (avatar_file_id) references files, add foreign key (cover_file_id) references files;

create table feed_posts (
  id uuid primary key,
  performer_id uuid not null references performers (user_id),
  text text not null check (length(text) <= 10000),
  -- What everyone may read of a locked post.
  teaser text not null default '' check (length(teaser) <= 500),
  audience text not null check (audience in ('free', 'subscribers', 'paid')),
  price bigint not null default 0 check (price >= 0),
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  bookmark_count integer not null default 0 check (bookmark_count >= 0),
  view_count integer not null default 0 check (view_count >= 0),
  purchase_count integer not null default 0 check (purchase_count >= 0),
  -- The words that everyone may read, folded (see search-text.ts): never those of a locked text.
  search_text text not null default '',
  -- Milliseconds, as cursors have them.
  published_at timestamptz(3) not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check ((audience = 'paid') = (price > 0))
);
create index feed_posts_performer_idx on feed_posts (performer_id, published_at desc, id desc) where deleted_at is null;
create index feed_posts_latest_idx on feed_posts (published_at desc, id desc) where deleted_at is null;

create index feed_posts_search_idx on feed_posts using gin (search_text gin_trgm_ops);

create table feed_post_files (
  feed_post_id uuid not null references feed_posts,
  file_id uuid not null references files unique,
  position integer not null,
  primary key (feed_post_id, position)
);

create table galleries (
  id uuid primary key,
  performer_id uuid not null references performers (user_id),
  title text not null check (length(title) between 1 and 200),
  description text not null default '' check (length(description) <= 2000),
  audience text not null check (audience in ('free', 'subscribers', 'paid')),
  price bigint not null default 0 check (price >= 0),
  cover_photo_id uuid,
  photo_count integer not null default 0,
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  bookmark_count integer not null default 0 check (bookmark_count >= 0),
  purchase_count integer not null default 0 check (purchase_count >= 0),
  published_at timestamptz not null default now(),
  deleted_at timestamptz,
  check ((audience = 'paid') = (price > 0))
);
create index galleries_performer_idx on galleries (performer_id, published_at desc, id desc) where deleted_at is null;

create table photos (
  id uuid primary key,
  performer_id uuid not null references performers (user_id),
  gallery_id uuid references galleries,
  file_id uuid not null references files unique,
  title text not null default '',
  position integer not null default 0,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index photos_gallery_idx on photos (gallery_id, position);
create index photos_performer_idx on photos (performer_id, created_at desc);
alter table galleries add foreign key (cover_photo_id) references photos;

create table videos (
  id uuid primary key,
  performer_id uuid not null references performers (user_id),
  title text not null check (length(title) between 1 and 200),
  description text not null default '' check (length(description) <= 2000),
  audience text not null check (audience in ('free', 'subscribers', 'paid')),
  price bigint not null default 0 check (price >= 0),
  file_id uuid not null references files unique,
  thumbnail_file_id uuid references files,
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  bookmark_count integer not null default 0 check (bookmark_count >= 0),
  view_count integer not null default 0 check (view_count >= 0),
  purchase_count integer not null default 0 check (purchase_count >= 0),
  published_at timestamptz not null default now(),
  deleted_at timestamptz,
  check ((audience = 'paid') = (price > 0))
);
create unique index videos_thumbnail_idx on videos (thumbnail_file_id);
create index videos_performer_idx on videos (performer_id, published_at desc, id desc) where deleted_at is null;

create table follows (
  follower_id uuid not null references users,
  performer_id uuid not null references performers (user_id),
  created_at timestamptz not null default now(),
  primary key (follower_id, performer_id)
);
create index follows_performer_idx on follows (performer_id, created_at desc);

create table reactions (
  user_id uuid not null references users,
  object_type text not null check (object_type in ('feed', 'gallery', 'video', 'product', 'performer', 'comment')),
  object_id uuid not null,
  action text not null check (action in ('like', 'bookmark')),
  -- Milliseconds, as cursors have them.
  created_at timestamptz(3) not null default now(),
  primary key (user_id, object_type, object_id, action)
);
create index reactions_bookmarks_idx on reactions (user_id, action, object_type, created_at desc);

create table comments (
  id uuid primary key,
  object_type text not null check (object_type in ('feed', 'gallery', 'video', 'product')),
  object_id uuid not null,
  author_id uuid not null references users,
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz
);
create index comments_object_idx on comments (object_type, object_id, id desc) where deleted_at is null;

-- Who has bought what for good. Subscriptions stand in their own table.
create table purchases (
  user_id uuid not null references users,
  item_type text not null check (item_type in ('feed', 'gallery', 'video', 'product', 'message')),
  item_id uuid not null,
  performer_id uuid not null references performers (user_id),
  price bigint not null check (price >= 0),
  transaction_id uuid,
  created_at timestamptz not null default now(),
  primary key (user_id, item_type, item_id)
);
