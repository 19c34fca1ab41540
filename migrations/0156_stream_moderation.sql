-- Who keeps order in the chats of a performer's streams, and what they did: docs/decisions/0159.
create table stream_moderators (
  performer_id uuid not null references users (id),
  user_id uuid not null references users (id),
  created_at timestamptz not null default now(),
  primary key (performer_id, user_id),
  check (user_id <> performer_id)
);
create index stream_moderators_user_idx on stream_moderators (user_id);

-- Who may not write in her chats (mute), or is in none of her streams (ban); one of each person.
create table stream_restrictions (
  performer_id uuid not null references users (id),
  user_id uuid not null references users (id),
  kind text not null check (kind in ('mute', 'ban')),
  reason text not null check (length(reason) <= 200),
  -- Null: until it is undone.
  until timestamptz,
  by_id uuid not null references users (id),
  created_at timestamptz not null default now(),
  primary key (performer_id, user_id)
);
create index stream_restrictions_user_idx on stream_restrictions (user_id);
create index stream_restrictions_by_idx on stream_restrictions (by_id);
create index stream_restrictions_list_idx on stream_restrictions (performer_id, created_at desc, user_id);

create table stream_pins (
  stream_id uuid primary key references streams (id),
  message_id uuid not null references messages (id)
);
create index stream_pins_message_idx on stream_pins (message_id);

-- What was done, by whom, to whom and why; only added to.
create table stream_moderation_log (
  id uuid primary key,
  performer_id uuid not null references users (id),
  stream_id uuid references streams (id),
  actor_id uuid not null references users (id),
  act text not null check (act in ('mute', 'ban', 'undo', 'delete', 'pin', 'unpin', 'name', 'dismiss')),
  subject_id uuid references users (id),
  reason text not null default '',
  until timestamptz,
  created_at timestamptz not null default now()
);
create index stream_moderation_log_performer_idx on stream_moderation_log (performer_id, id desc);
create index stream_moderation_log_actor_idx on stream_moderation_log (actor_id);
create index stream_moderation_log_subject_idx on stream_moderation_log (subject_id);

-- A pinned message's words stand in an event of their own, and leave it with the message.
drop index scope_events_again_idx;
create index scope_events_again_idx on scope_events ((data #>> '{message,_id}'))
  where name in ('message.restored', 'stream.message.restored', 'message.updated', 'stream.message.pinned');
