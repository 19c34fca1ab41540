-- What encoders as OBS show in place of a session's token: stored as a hash, shown once.
create table stream_keys (
  id uuid primary key,
  performer_id uuid not null references users (id),
  name text not null,
  key_hash bytea not null unique,
  -- Its last characters, by which she tells it from another.
  hint text not null,
  -- Whether an encoder puts her on air by itself, or shows her a preview first.
  starts_stream boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index stream_keys_of_performer on stream_keys (performer_id, created_at);

-- What an encoder of a performer's sends, or has sent last.
create table stream_inputs (
  performer_id uuid primary key references users (id),
  -- No foreign key: it is still said by which key it came when that is revoked.
  key_id uuid not null,
  key_name text not null,
  -- The room of the live engine: a stream's, or that of the preview.
  room text not null,
  resource_id text not null,
  -- What the engine has measured, see platform/live/live-engine.ts; null until something arrives.
  measured jsonb,
  began_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  ended_at timestamptz,
  end_reason text check (end_reason in ('key_revoked', 'offer_refused'))
);
create index stream_inputs_by_resource on stream_inputs (resource_id) where ended_at is null;
