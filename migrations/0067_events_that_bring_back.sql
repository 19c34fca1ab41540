-- A message that was brought back and is deleted again loses its words in the events that brought it back as well. They
-- are few among many, and a whole chat may be deleted at once.
create index scope_events_bringing_back_idx on scope_events ((data #>> '{message,_id}'))
  where name in ('message.restored', 'stream.message.restored');
