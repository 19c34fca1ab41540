-- Films that are shown at the addresses of their streams, for the list of those that somebody may watch.
create index recordings_shown on recordings (performer_id, shown_at desc) where shown_at is not null;
