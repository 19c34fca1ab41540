-- What a fan lets himself spend, see docs/decisions/0125.
create table spending_caps (
  user_id uuid not null references users,
  period text not null check (period in ('day', 'week', 'month')),
  -- Hundredths of a token.
  amount bigint not null check (amount >= 0),
  -- What it is from a moment on that lies ahead when it is asked for: a raise waits. Null: no cap any more.
  later_amount bigint check (later_amount >= 0),
  later_at timestamptz,
  primary key (user_id, period)
);
