-- The words of a bought message stand in the event of its purchase too, and leave it with the message.
drop index scope_events_again_idx;
create index scope_events_again_idx on scope_events ((data #>> '{message,_id}'))
  where name in ('message.restored', 'stream.message.restored', 'message.updated', 'stream.message.pinned',
    'message.unlocked');
