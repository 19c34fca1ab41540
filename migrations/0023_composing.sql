-- Posts that appear and go by themselves, stand first on a profile and show a face of their own; drafts; captions.
alter table feed_posts
  -- Scheduled: published_at is still to come. Expired: expires_at has passed. See docs/decisions/0054.
  add column state text not null default 'published' check (state in ('scheduled', 'published', 'expired')),
  add column expires_at timestamptz(3),
  add column pinned_at timestamptz(3),
  -- How long its performer may take a deletion back; null when it is for good.
  add column restorable_until timestamptz,
  add column thumbnail_file_id uuid unique references files,
  -- A short film that everyone may watch.
  add column teaser_file_id uuid unique references files,
  add constraint feed_posts_expiry_check check (expires_at > published_at),
  add constraint feed_posts_pin_check check (pinned_at is null or state = 'published');

-- What others may find. The older index of a performer's posts stays for her own list, which has all of them.
drop index feed_posts_latest_idx;
create index feed_posts_latest_idx on feed_posts (published_at desc, id desc)
  where deleted_at is null and state = 'published';
create index feed_posts_out_idx on feed_posts (performer_id, published_at desc, id desc)
  where deleted_at is null and state = 'published';
create index feed_posts_profile_idx on feed_posts
  (performer_id, (coalesce(pinned_at, '-infinity'::timestamptz)) desc, published_at desc, id desc)
  where deleted_at is null and state = 'published';
create index feed_posts_due_idx on feed_posts (published_at) where deleted_at is null and state = 'scheduled';
create index feed_posts_ending_idx on feed_posts (expires_at) where deleted_at is null and state = 'published';

-- One kind more, beside whatever other migrations have allowed.
do $$
declare
  allowed text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'files_kind_check');
begin
  alter table files drop constraint files_kind_check;
  execute 'alter table files add constraint files_kind_check '
    || replace(allowed, 'ARRAY[', 'ARRAY[''feed-teaser''::text, ');
end $$;

alter table files
  -- What a picture shows, for those who do not see it.
  add column alt_text text not null default '' check (length(alt_text) <= 500),
  -- In which language a film has captions (BCP 47); null where it has none.
  add column captions_language text check (length(captions_language) between 2 and 35);

-- What is said in a film, as WebVTT.
create table captions (
  file_id uuid primary key references files on delete cascade,
  body text not null check (octet_length(body) <= 524288),
  updated_at timestamptz not null default now()
);

-- What a performer has begun to write. It stands apart from posts, so that no way to those leads to it.
create table feed_drafts (
  id uuid primary key,
  performer_id uuid not null references performers (user_id),
  -- Grows with every change: who changes an older one is told so.
  version integer not null default 1,
  -- The fields of the composer as they stand there, finished or not.
  content jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index feed_drafts_performer_idx on feed_drafts (performer_id, updated_at desc, id desc);

create table feed_draft_files (
  draft_id uuid not null references feed_drafts on delete cascade,
  file_id uuid not null references files,
  primary key (draft_id, file_id)
);
create index feed_draft_files_file_idx on feed_draft_files (file_id);
