-- How far each member has read, by the sequence of the conversation; it never falls: docs/decisions/0149.
alter table conversation_members add column last_read_sequence bigint not null default 0;

-- What was read before is read.
update conversation_members mine set last_read_sequence = conversations.last_sequence
  from conversations
  where conversations.id = mine.conversation_id and mine.unread_count = 0 and mine.last_read_at is not null;

-- Who hides when something was read and written sees neither of others.
alter table users add column hides_receipts boolean not null default false;
