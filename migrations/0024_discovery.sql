-- Search by words, what operators recommend, and the folders of what members keep.

-- Text as it is searched, the same as toSearchText makes it (see search-text.ts; a test holds them together).
create function fold_text(words text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(
    translate(
      regexp_replace(
        lower(normalize(words, nfkd)),
        '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]',
        '', 'g'),
      'يىكةەہھٱı٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ییکههههاi01234567890123456789'),
    '[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069]+', ' ', 'g'))
$$;

-- The words of a post's search_text, which are parted by single spaces; those with a number sign are hashtags.
create function post_words(search_text text) returns tsvector language sql immutable strict parallel safe as $$
  select array_to_tsvector(array_remove(string_to_array(search_text, ' '), ''))
$$;

update users set search_text = fold_text(search_text);
update feed_posts
set search_text = btrim(regexp_replace(fold_text(search_text), '[^[:alnum:]_#\u0080-\uffff]|[\u060c\u061b\u061f\u00ab\u00bb\u2010-\u2060]', ' ', 'g'));

-- A page of posts is found by whole words and their beginnings, not by any three letters of them.
drop index feed_posts_search_idx;
create index feed_posts_words_idx on feed_posts using gin (post_words(search_text)) where deleted_at is null;

alter table galleries add column search_text text not null generated always as (fold_text(title || ' ' || description)) stored;
alter table videos add column search_text text not null generated always as (fold_text(title || ' ' || description)) stored;
create index galleries_search_idx on galleries using gin (search_text gin_trgm_ops) where deleted_at is null;
create index videos_search_idx on videos using gin (search_text gin_trgm_ops) where deleted_at is null;

-- What operators show above what is to be discovered.
create table site_promos (
  id uuid primary key,
  -- A path of the site, or an https address.
  link text not null check (length(link) between 1 and 2048),
  -- { "<locale>": { "title", "message", "action" } }
  texts jsonb not null,
  -- Ascending, as they are shown.
  position integer not null default 0 check (position >= 0),
  is_published boolean not null default false,
  -- Null: at once, and without an end.
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (starts_at < ends_at)
);

create table library_folders (
  id uuid primary key,
  user_id uuid not null references users,
  name text not null check (length(name) between 1 and 80),
  created_at timestamptz not null default now(),
  -- For the places below: nobody puts anything into another's folder.
  unique (user_id, id)
);
create unique index library_folders_name_idx on library_folders (user_id, lower(name));

-- In which folder a kept thing lies; without a row it lies in none.
create table library_places (
  user_id uuid not null references users,
  object_type text not null,
  object_id uuid not null,
  folder_id uuid not null,
  primary key (user_id, object_type, object_id),
  foreign key (user_id, folder_id) references library_folders (user_id, id) on delete cascade
);
create index library_places_folder_idx on library_places (user_id, folder_id);
