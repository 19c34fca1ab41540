-- What settling remembers of a payment: when the gateway was first asked for it, when it is asked again and what went
-- wrong. Payments of before may have been asked for, so they are looked up first.
alter table payments
  add column asked_at timestamptz,
  add column attempts integer not null default 0 check (attempts >= 0),
  add column next_try_at timestamptz not null default now() + interval '1 minute',
  add column last_error text check (length(last_error) <= 500),
  -- Since when only an operator brings it to an end.
  add column operator_since timestamptz,
  -- Where the payer confirms the payment to the bank.
  add column action_url text check (length(action_url) between 1 and 2000);
update payments set asked_at = created_at where status = 'pending';

drop index payments_pending_idx;
create index payments_due_idx on payments (next_try_at) where status = 'pending' and operator_since is null;
create index payments_given_up_idx on payments (id) where status = 'pending' and operator_since is not null;

-- The sandbox asks some payers to confirm, on a page of its own.
alter table sandbox_charges
  add column status text not null default 'succeeded' check (status in ('succeeded', 'failed', 'requires-action')),
  add column return_path text;
update sandbox_charges set status = 'failed' where failure is not null;
