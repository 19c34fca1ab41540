-- What its owner called a file: a label for the owner's own eyes, never part of an address.
alter table files add column name text not null default '' check (length(name) <= 200);

-- Files on their way in parts. The id is the one that the file will have.
create table uploads (
  id uuid primary key,
  owner_id uuid not null references users,
  kind text not null,
  name text not null check (length(name) <= 200),
  -- By which the sender knows the file again, to go on after a reload.
  fingerprint text not null check (length(fingerprint) <= 200),
  size bigint not null check (size > 0),
  created_at timestamptz not null default now(),
  -- When bytes last came: what stands still for a day is removed.
  touched_at timestamptz not null default now(),
  -- When all bytes had come and the file was stored.
  finished_at timestamptz
);
create index uploads_owner_idx on uploads (owner_id, id desc);
create index uploads_touched_idx on uploads (touched_at);
