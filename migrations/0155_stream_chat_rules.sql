-- What a performer has set for the chats of her streams: docs/decisions/0159.
create table stream_chat_rules (
  performer_id uuid primary key references users (id),
  -- Seconds between two messages of one viewer; zero: as they like.
  slow_seconds smallint not null default 0 check (slow_seconds between 0 and 120),
  audience text not null default 'everyone' check (audience in ('everyone', 'followers', 'subscribers')),
  takes_links boolean not null default true
);

-- When a viewer wrote last in a chat that is slow. Its row makes two messages at once wait for each other.
create table stream_chat_turns (
  stream_id uuid not null references streams (id),
  user_id uuid not null references users (id),
  written_at timestamptz not null default now(),
  primary key (stream_id, user_id)
);
create index stream_chat_turns_user_idx on stream_chat_turns (user_id);
create index stream_chat_turns_written_idx on stream_chat_turns (written_at);
