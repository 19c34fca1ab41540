-- For LIVE_ENGINE=janus: a room lives on one of several nodes, and Janus ends a session that nobody asks it about.
alter table live_rooms
  -- The node's address, without its secret; null for an engine that is one.
  add column node text;

alter table live_sessions
  add column node text,
  -- A publisher's name in its room.
  add column feed text,
  -- What a publisher sends, as "<section of its offer> <codec>".
  add column tracks text[] not null default '{}',
  -- Since when its pictures are handed on to viewers.
  add column forwarded_at timestamptz,
  -- When a process has last kept it alive.
  add column kept_at timestamptz not null default now();
create index live_sessions_kept_idx on live_sessions (kept_at) where node is not null;
