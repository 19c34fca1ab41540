-- Subscriptions of three and six months beside those of one and twelve, see docs/decisions/0132.
alter table performers
  add column quarterly_price bigint check (quarterly_price > 0),
  add column half_yearly_price bigint check (half_yearly_price > 0);

alter table subscriptions
  drop constraint subscriptions_type_check,
  add constraint subscriptions_type_check check (type in ('monthly', 'quarterly', 'half-yearly', 'yearly', 'free'));

-- Why somebody cancelled, where it was said.
create table subscription_cancellations (
  id uuid primary key,
  subscription_id uuid not null references subscriptions,
  performer_id uuid not null references performers (user_id),
  reason text not null check (reason in
    ('too-expensive', 'too-little', 'not-as-expected', 'seen-enough', 'too-many', 'technical', 'other')),
  words text check (length(words) between 1 and 2000),
  created_at timestamptz(3) not null default now(),
  -- Since when it is not cancelled any more, after all.
  taken_back_at timestamptz
);
create index subscription_cancellations_performer_idx on subscription_cancellations (performer_id, id desc)
  where taken_back_at is null;
create index subscription_cancellations_subscription_idx on subscription_cancellations (subscription_id);
