-- What each member of a conversation has set for its own side: docs/decisions/0147.
alter table conversation_members
  add column is_muted boolean not null default false,
  add column is_pinned boolean not null default false,
  add column is_archived boolean not null default false,
  add column name text not null default '' check (length(name) <= 60),
  add column note text not null default '' check (length(note) <= 2000);

-- The lists have pinned ones first. Archived ones are read from the same index as the others: nearly all of what a
-- member has may be either.
drop index conversation_members_latest_idx;
create index conversation_members_latest_idx
  on conversation_members (user_id, is_archived, is_pinned desc, last_message_at desc, conversation_id desc);
drop index conversation_members_unread_idx;
create index conversation_members_unread_idx
  on conversation_members (user_id, is_pinned desc, last_message_at desc, conversation_id desc)
  where unread_count > 0 and not is_muted;
create index conversation_members_muted_idx
  on conversation_members (user_id, is_pinned desc, last_message_at desc, conversation_id desc) where is_muted;
