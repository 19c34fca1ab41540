-- When the price of a ticket comes back though its stream took place: docs/decisions/0158.
-- For when the stream was announced as it was bought; null of one that ran, and of tickets from before this column.
alter table stream_tickets add column planned_at timestamptz;
-- From where it was bought; emptied when it is settled.
alter table stream_tickets add column country text;
-- When its holder was let in first, and when one was turned away for what the performer had closed.
alter table stream_tickets add column admitted_at timestamptz;
alter table stream_tickets add column refused_at timestamptz;
