-- A subscription can pause from the end of its period, see docs/decisions/0125.
alter table subscriptions drop constraint subscriptions_status_check;
alter table subscriptions
  add constraint subscriptions_status_check check (status in ('active', 'paused', 'cancelled', 'past-due', 'expired')),
  -- It pauses when its period ends, or has.
  add column pauses boolean not null default false,
  -- When it goes on by itself; null: when the fan says so.
  add column resumes_at timestamptz,
  add constraint subscriptions_pause_check check (pauses or (status <> 'paused' and resumes_at is null));
drop index subscriptions_due_idx;
create index subscriptions_due_idx on subscriptions ((coalesce(retry_at, current_period_end)))
  where status <> 'expired' and (status <> 'paused' or retry_at is not null);
