-- Messages of strangers, and what a performer has set for them: docs/decisions/0152.
create table inbox_settings (
  performer_id uuid primary key references users (id),
  -- Strangers' conversations wait in a list of their own.
  keeps_requests boolean not null default false,
  -- As she wrote them; a fan's message with one is refused.
  filtered_words text[] not null default '{}' check (cardinality(filtered_words) <= 100)
);

-- Of the performer's side.
alter table conversation_members
  -- When she has written herself for the first time, or has taken the conversation on.
  add column answered_at timestamptz,
  -- As of the last message: somebody who neither subscribes nor follows nor has paid, and whom she has not answered.
  add column is_stranger boolean not null default false,
  -- It waits in the list of requests.
  add column is_request boolean not null default false,
  -- When the stranger wrote first.
  add column requested_at timestamptz;

update conversation_members mine set answered_at = now()
  where exists (select from users where users.id = mine.user_id and users.role = 'performer')
    and exists (select from messages where messages.conversation_id = mine.conversation_id and messages.sender_id = mine.user_id);

create index conversation_members_requests_idx
  on conversation_members (user_id, is_pinned desc, last_message_at desc, conversation_id desc) where is_request;
