-- What an outside live engine (LIVE_ENGINE=whip) has said of the streams' rooms, to whichever process, and the sessions
-- that were opened there. Each process of the site can play, end and close by these rows.
create table live_rooms (
  room text primary key,
  is_publishing boolean not null,
  viewers int not null default 0,
  -- The engine's name for its publisher; null where it tells none.
  source_id text,
  tracks text[] not null default '{}',
  bytes_received bigint not null default 0,
  -- Bits a second between the last two looks.
  bitrate int not null default 0,
  -- When somebody last heard that it is so.
  seen_at timestamptz not null default clock_timestamp()
);

create table live_sessions (
  -- The name that clients know it by. It cannot be guessed.
  id text primary key,
  room text not null,
  is_publisher boolean not null,
  -- Where the engine ends it. Clients are never told.
  location text not null,
  etag text,
  -- The engine's name for it; null where it tells none.
  engine_id text,
  ice_user text,
  -- Who watches, so that one who may no longer can be thrown out.
  viewer_id uuid,
  country text,
  began_at timestamptz not null default now(),
  -- Since when it is to be ended; tried until the engine has confirmed it.
  ends_at timestamptz
);
create index live_sessions_room_idx on live_sessions (room);
create index live_sessions_viewer_idx on live_sessions (viewer_id) where viewer_id is not null;
create index live_sessions_ending_idx on live_sessions (ends_at) where ends_at is not null;
