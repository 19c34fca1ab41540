-- Streams that somebody watches by HLS, or has until a moment ago: since when, and until when unless somebody asks again.
create table hls_demands (
  stream_id uuid primary key references streams (id) on delete cascade,
  since timestamptz not null default now(),
  until timestamptz not null
);

-- What they are shown: half seconds of picture and sound, each kept for less than two minutes. Unlogged, because what a
-- crash of the database empties is full again a second after it.
create unlogged table hls_runs (
  stream_id uuid not null references streams (id) on delete cascade,
  run text not null,
  start bytea not null,
  created_at timestamptz not null default now(),
  primary key (stream_id, run)
);
create unlogged table hls_parts (
  stream_id uuid not null references streams (id) on delete cascade,
  run text not null,
  segment int not null,
  number int not null,
  -- Of the segment among all of the stream, and of the run: they never fall.
  sequence int not null,
  breaks int not null,
  duration_ms int not null,
  is_independent boolean not null,
  sent_at timestamptz not null,
  stored_at timestamptz not null default now(),
  bytes bytea not null,
  primary key (stream_id, run, segment, number)
);
create index hls_parts_latest on hls_parts (stream_id, stored_at);
create index hls_parts_stored_at on hls_parts (stored_at);

-- Segments of recordings are not repackaged any more.
alter table recording_segments drop column has_fragment;
