-- The unread notice of a group that a new one takes the mark from: found at once, however many unread ones there are.
create index notifications_marked_idx on notifications (entry_key) where is_newest and read_at is null;
