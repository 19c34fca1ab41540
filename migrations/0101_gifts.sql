-- Subscriptions that are given, see docs/decisions/0132.
alter table subscriptions
  -- Until when it was given; where that is the end of the period, the period is a gift.
  add column gifted_until timestamptz;

create table subscription_gifts (
  id uuid primary key,
  subscription_id uuid not null references subscriptions,
  giver_id uuid not null references users,
  -- What was paid for it.
  transaction_id uuid not null unique references ledger_transactions,
  type text not null check (type in ('monthly', 'quarterly', 'half-yearly', 'yearly')),
  -- The time that was given.
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= starts_at),
  note text check (length(note) between 1 and 2000),
  created_at timestamptz(3) not null default now(),
  -- Since when the payment is taken back, and how much of the time was taken with it.
  taken_back_at timestamptz,
  taken_ms bigint check (taken_ms >= 0),
  check ((taken_back_at is null) = (taken_ms is null))
);
create index subscription_gifts_subscription_idx on subscription_gifts (subscription_id, id desc);
create index subscription_gifts_giver_idx on subscription_gifts (giver_id, id desc);
