-- What is unread is what lies behind the last read message, so that counts can be counted again: the last read one of
-- whoever has unread ones is the one before them, and of everybody else the last one there is.
update conversation_members mine set last_read_sequence = conversations.last_sequence
  from conversations
  where conversations.id = mine.conversation_id and conversations.kind = 'private' and mine.unread_count = 0
    and mine.last_read_sequence < conversations.last_sequence;
update conversation_members mine set last_read_sequence = greatest(mine.last_read_sequence, coalesce((
    select read.sequence from messages read
    where read.conversation_id = mine.conversation_id and read.sender_id <> mine.user_id
    order by read.sequence desc offset mine.unread_count limit 1), 0))
  from conversations
  where conversations.id = mine.conversation_id and conversations.kind = 'private' and mine.unread_count > 0;
