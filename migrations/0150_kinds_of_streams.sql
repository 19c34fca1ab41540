-- Who may watch a stream, and tickets: docs/decisions/0158.
alter table streams drop constraint streams_status_check;
alter table streams
  add constraint streams_status_check check (status in ('planned', 'live', 'ended', 'cancelled')),
  -- For when it was announced; null where it was not. Until it begins `started_at` is the same.
  add column planned_at timestamptz,
  add check (planned_at is not null or status not in ('planned', 'cancelled')),
  add column audience text not null default 'public'
    check (audience in ('public', 'followers', 'subscribers', 'ticketed')),
  -- Of a ticket, in hundredths of a token.
  add column price bigint not null default 0 check (price >= 0),
  -- How long it is planned to last. What it lasted is measured.
  add column planned_seconds integer check (planned_seconds between 60 and 86400),
  add check ((audience = 'ticketed') = (price > 0)),
  -- A ticket promises a time.
  add check (audience <> 'ticketed' or planned_seconds is not null);

create table stream_tickets (
  id uuid primary key,
  stream_id uuid not null references streams,
  user_id uuid not null references users,
  -- What was paid, in hundredths of a token, and by which movement of the ledger.
  price bigint not null check (price > 0),
  payment_id uuid not null unique references ledger_transactions,
  -- The stream lasts at least so long, or the price comes back.
  least_seconds integer not null check (least_seconds >= 0),
  status text not null default 'held' check (status in ('held', 'released', 'refunded')),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check ((settled_at is not null) = (status <> 'held'))
);
-- One for each account, and another one after a refund.
create unique index stream_tickets_one_idx on stream_tickets (stream_id, user_id) where status <> 'refunded';
create index stream_tickets_held_idx on stream_tickets (stream_id, id) where status = 'held';
create index stream_tickets_user_idx on stream_tickets (user_id, id);

-- What is told of planned streams, beside what is told of live ones.
create or replace function notification_category(kind text) returns text language plpgsql immutable parallel safe as $$
begin
  return case
    when kind in ('like', 'comment', 'comment-reply', 'mention', 'message', 'follow') then 'people'
    when kind in ('post', 'stream-started', 'stream-soon', 'stream-moved', 'stream-cancelled') then 'content'
    when kind in ('verification-approved', 'verification-refused', 'report-acted', 'report-dismissed', 'content-removed',
      'content-restored', 'objection-upheld', 'file-failed') then 'account'
    else 'money' end;
end $$;
