-- What a message answers, what was given to it, and when its text was changed: docs/decisions/0149.
alter table messages
  add column reply_to_id uuid references messages,
  add column edited_at timestamptz;

-- One of each person. Of conversations between two alone, so that a message has two of them at most.
create table message_reactions (
  message_id uuid not null references messages,
  user_id uuid not null references users,
  emoji text not null check (length(emoji) between 1 and 32),
  created_at timestamptz not null default now(),
  primary key (message_id, user_id)
);
create index message_reactions_user_idx on message_reactions (user_id);

-- Changed words stand in an event of their own, and leave it with the message.
drop index scope_events_bringing_back_idx;
create index scope_events_again_idx on scope_events ((data #>> '{message,_id}'))
  where name in ('message.restored', 'stream.message.restored', 'message.updated');
