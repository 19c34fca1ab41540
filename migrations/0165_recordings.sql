-- Recordings of streams. Segments are rows as they close, so that a crash loses the one that is being written; the film
-- made of them is a file of the performer's vault, and a video once she publishes it.
create table recording_settings (
  performer_id uuid primary key references users (id),
  is_on boolean not null
);

create table recordings (
  id uuid primary key,
  stream_id uuid not null unique references streams (id),
  performer_id uuid not null references users (id),
  -- 'recording' until its stream has ended, 'making' until the film is stored.
  status text not null default 'recording' check (status in ('recording', 'making', 'kept', 'failed', 'deleted')),
  -- What she chose; until then the film is kept for herself.
  choice text check (choice in ('published', 'private', 'deleted')),
  bytes bigint not null default 0,
  duration_ms bigint not null default 0,
  -- No foreign keys: both may be deleted where they belong.
  file_id uuid,
  video_id uuid,
  error_code text,
  created_at timestamptz not null default now(),
  made_at timestamptz
);
create index recordings_of_performer on recordings (performer_id, created_at desc);
create index recordings_of_file on recordings (file_id) where file_id is not null;
create index recordings_unsettled on recordings (status) where status in ('recording', 'failed');

create table recording_segments (
  recording_id uuid not null references recordings (id),
  part text not null,
  number integer not null,
  storage_key text not null,
  primary key (recording_id, part, number)
);
