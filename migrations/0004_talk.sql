-- Conversations, messages, notices, streams, and the log of events that clients can catch up from.
create table streams (
  id uuid primary key,
  performer_id uuid not null references performers (user_id),
  conversation_id uuid not null,
  title text not null check (length(title) between 1 and 140),
  status text not null check (status in ('live', 'ended')),
  peak_viewers integer not null default 0,
  started_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index streams_one_live_idx on streams (performer_id) where status = 'live';
create index streams_live_idx on streams (started_at desc) where status = 'live';

create table conversations (
  id uuid primary key,
  kind text not null check (kind in ('private', 'stream')),
  -- Both sides of a private conversation, the smaller id first, so that a pair has one.
  first_user_id uuid references users,
  second_user_id uuid references users,
  stream_id uuid references streams,
  -- The last sequence given out; see scope_events.
  last_sequence bigint not null default 0,
  last_message_id uuid,
  last_message text not null default '',
  last_sender_id uuid references users,
  last_message_created_at timestamptz,
  created_at timestamptz not null default now(),
  check ((kind = 'private') = (first_user_id is not null and second_user_id is not null and first_user_id < second_user_id)),
  unique (first_user_id, second_user_id)
);
alter table streams add foreign key (conversation_id) references conversations deferrable initially deferred;

create table conversation_members (
  conversation_id uuid not null references conversations,
  user_id uuid not null references users,
  unread_count integer not null default 0 check (unread_count >= 0),
  last_read_at timestamptz,
  primary key (conversation_id, user_id)
);
create index conversation_members_user_idx on conversation_members (user_id);

create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations,
  sequence bigint not null,
  sender_id uuid not null references users,
  type text not null check (type in ('text', 'tip')),
  text text not null check (length(text) <= 5000),
  amount bigint,
  is_deleted boolean not null default false,
  created_at timestamptz not null default now(),
  unique (conversation_id, sequence)
);
create index messages_latest_idx on messages (conversation_id, id desc);

-- Events of a conversation or stream in order, so that a client that was away can catch up. Kept for a day.
create table scope_events (
  scope text not null,
  sequence bigint not null,
  id uuid not null,
  name text not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  primary key (scope, sequence)
);
create index scope_events_created_idx on scope_events (created_at);

create table notifications (
  id uuid primary key,
  user_id uuid not null references users,
  kind text not null,
  actor_id uuid references users,
  amount bigint,
  link text,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index notifications_user_idx on notifications (user_id, id desc);
create index notifications_unread_idx on notifications (user_id) where read_at is null;
