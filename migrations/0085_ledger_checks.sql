-- What the nightly check of the ledger found: see docs/guides/money.md.
create table ledger_checks (
  id uuid primary key,
  -- Who asked for it; null: the night.
  operator_id uuid references users,
  started_at timestamptz not null default now(),
  took_ms integer not null,
  -- How much was looked at.
  transactions bigint not null,
  -- The first differences of how many.
  differences jsonb not null,
  difference_count integer not null
);
