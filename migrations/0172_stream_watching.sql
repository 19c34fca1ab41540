-- What was watched of a stream: the viewers that were counted last, and the time that all of them have watched until
-- then. Whoever notes a new count adds what has passed since the last one.
alter table streams
  add column viewers_counted integer not null default 0,
  add column counted_at timestamptz,
  add column watched_ms bigint not null default 0;

-- A performer's streams that are over, the newest first.
create index streams_over_idx on streams (performer_id, ended_at desc, id desc) where status = 'ended';
