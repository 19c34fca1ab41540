-- What a gateway told and could not be handled: how often it was tried, and since when only an operator brings it to an
-- end.
alter table external_events
  add column attempts integer not null default 0 check (attempts >= 0),
  add column last_error text check (length(last_error) <= 500),
  add column operator_since timestamptz;
create index external_events_subject_idx on external_events (subject_ref);
create index external_events_given_up_idx on external_events (id) where operator_since is not null;

-- The same of refunds: those that always fail, and those that the bank sent back.
alter table refunds
  add column attempts integer not null default 0 check (attempts >= 0),
  add column last_error text check (length(last_error) <= 500),
  add column operator_since timestamptz;
drop index refunds_pending_idx;
create index refunds_pending_idx on refunds (updated_at) where status = 'pending' and operator_since is null;
create index refunds_given_up_idx on refunds (id) where operator_since is not null;

-- Until when a dispute is to be answered, and what it was answered with.
alter table disputes
  add column due_at timestamptz,
  add column evidence text check (length(evidence) between 1 and 20000),
  add column answered_at timestamptz,
  add column accepted_at timestamptz;
create index disputes_status_idx on disputes (status, id desc);
alter table sandbox_disputes add column due_at timestamptz not null default now() + interval '7 days';

create index payments_status_idx on payments (status, id desc);
create index payments_ref_idx on payments (provider_ref) where provider_ref is not null;

-- What shows a bank that something sold was delivered: its name as it was then, and when its buyer opened it.
alter table purchases
  add column title text not null default '' check (length(title) <= 200),
  add column opened_at timestamptz,
  add column last_opened_at timestamptz,
  add column open_count integer not null default 0 check (open_count >= 0),
  add check ((open_count = 0) = (opened_at is null) and (opened_at is null) = (last_opened_at is null));
create index purchases_transaction_idx on purchases (transaction_id) where transaction_id is not null;
