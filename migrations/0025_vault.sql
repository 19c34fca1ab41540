-- What performers have uploaded: the same bytes once, however often they are used. See docs/decisions/0061.
create table vault_items (
  id uuid primary key,
  owner_id uuid not null references users,
  -- What was made of the bytes: the same ones sent as a film and as a sound are two things.
  type text not null check (type in ('photo', 'video', 'audio')),
  sha256 bytea not null,
  size bigint not null check (size >= 0),
  name text not null default '' check (length(name) <= 200),
  -- Milliseconds, as cursors have them.
  created_at timestamptz(3) not null default now(),
  -- Taken out; for a while this can be taken back.
  removed_at timestamptz,
  unique (owner_id, sha256, type)
);
create index vault_items_owner_idx on vault_items (owner_id, created_at desc, id desc) where removed_at is null;
create index vault_items_removed_idx on vault_items (removed_at) where removed_at is not null;

-- The uses of an item: each is a file of its own, with its own kind, words and rights, and shares the bytes.
alter table files add column vault_item_id uuid references vault_items;
create index files_vault_item_idx on files (vault_item_id) where vault_item_id is not null;
-- Equal bytes of an owner are counted once.
create index files_owner_bytes_idx on files (owner_id, sha256);

-- What was uploaded before stays where it lies; only its uses from now on share it.
with kept as (
  select f.id, f.owner_id, f.sha256, f.size, f.name, f.created_at,
    case when f.kind in ('feed-video', 'feed-teaser', 'video', 'welcome-video') then 'video'
      when f.kind = 'feed-audio' then 'audio' else 'photo' end as type
  from files f
  where f.status <> 'failed' and f.kind in ('feed-photo', 'feed-thumbnail', 'photo', 'video-thumbnail', 'product-photo',
    'feed-video', 'feed-teaser', 'video', 'welcome-video', 'feed-audio')
), items as (
  insert into vault_items (id, owner_id, type, sha256, size, name, created_at)
  select distinct on (owner_id, sha256, type) id, owner_id, type, sha256, size, name, created_at from kept
  order by owner_id, sha256, type, created_at, id
  returning id, owner_id, type, sha256
)
update files set vault_item_id = items.id
from kept, items
where kept.id = files.id and (items.owner_id, items.type, items.sha256) = (kept.owner_id, kept.type, kept.sha256);
