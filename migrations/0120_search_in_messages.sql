-- Words of messages are searched by their two members alone: docs/decisions/0147.
alter table messages
  add column search_text text not null generated always as (fold_text(text)) stored,
  add column member_ids uuid[] not null default '{}';

update messages set member_ids = array[first_user_id, second_user_id]
  from conversations where conversations.id = messages.conversation_id and conversations.kind = 'private';

-- Whoever writes a message, by whatever way: a stream's chat has no members, and is not searched.
create function messages_have_members() returns trigger language plpgsql as $$
begin
  new.member_ids := coalesce(
    (select array[first_user_id, second_user_id] from conversations where id = new.conversation_id and kind = 'private'),
    '{}');
  return new;
end $$;
create trigger messages_have_members before insert on messages for each row execute function messages_have_members();

-- By the member as well, so that a common word finds what somebody may read, and not what all of the site has written.
create index messages_search_idx on messages using gin (member_ids, search_text gin_trgm_ops) where not is_deleted;

-- A search for names walks all of a member's conversations in the order of the list, archived or not.
create index conversation_members_any_idx
  on conversation_members (user_id, is_pinned desc, last_message_at desc, conversation_id desc);
