-- In which queue a file waits to be prepared, and when it is its owner's turn there: accounts take turns.
alter table files
  add column lane text not null default 'quick' check (lane in ('quick', 'short', 'long')),
  add column turn integer not null default 0;

update files set lane = 'long'
  where status in ('pending', 'processing')
    and kind in ('video', 'feed-video', 'feed-teaser', 'welcome-video', 'message-video');

create index files_turns_idx on files (lane, turn) where status in ('pending', 'processing');
create index files_waiting_idx on files (owner_id) where status in ('pending', 'processing');
