-- The other messages that went with one that the site removed: the copies of a mass message, or of a welcome message.
-- They come back with it. See docs/decisions/0101.
create table removed_copies (
  message_id uuid primary key references messages (id),
  -- The message that was removed.
  removed_id uuid not null,
  -- Its words, taken out of its row; null where they are those of its mass message.
  text text
);
create index removed_copies_of_message on removed_copies (removed_id);

-- The message by whose removal all of it was removed; null while it stands.
alter table campaigns add column removed_message_id uuid;

-- The message by whose removal the template was switched off; null while it was not, and once she has changed it.
alter table welcome_messages add column removed_message_id uuid;
