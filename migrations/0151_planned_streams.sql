-- Streams that are announced before they begin: docs/decisions/0158.
create index streams_planned_idx on streams (started_at, id) where status = 'planned';
create index streams_planned_of_idx on streams (performer_id, started_at, id) where status = 'planned';
-- How often it was announced anew, for calendars (RFC 5545, SEQUENCE).
alter table streams add column plan_version integer not null default 0;

-- Who wants to be told when it begins, is moved, or will not be.
create table stream_reminders (
  stream_id uuid not null references streams,
  user_id uuid not null references users,
  created_at timestamptz not null default now(),
  primary key (stream_id, user_id)
);
create index stream_reminders_user_idx on stream_reminders (user_id);

-- Those who have or had a ticket, in the order in which they are told.
create index stream_tickets_stream_idx on stream_tickets (stream_id, user_id);

-- What was told of a time that no longer holds is found by its stream.
create index notifications_planned_idx on notifications (link) where kind in ('stream-soon', 'stream-moved');
