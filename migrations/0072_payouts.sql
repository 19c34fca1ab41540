-- Payouts of performers: see docs/decisions/0118.

create table payout_methods (
  performer_id uuid not null references users,
  kind text not null check (kind in ('bank', 'paypal', 'stripe', 'crypto')),
  -- Where money is sent to, sealed: a copy of the database tells nobody's account.
  sealed bytea not null,
  -- What its owner recognises it by.
  masked jsonb not null,
  changed_at timestamptz not null default now(),
  primary key (performer_id, kind)
);

create table payout_requests (
  id uuid primary key,
  performer_id uuid not null references users,
  -- Hundredths of a token, the fee among them.
  amount bigint not null,
  fee bigint not null,
  -- Hundredths of the currency that are sent.
  net bigint not null check (net >= 0),
  currency text not null,
  -- Where it goes, as the method was when it was chosen: what is changed later is for later requests.
  method text not null check (method in ('bank', 'paypal', 'stripe', 'crypto')),
  sealed bytea,
  masked jsonb not null,
  -- New details wait before anything is sent to them.
  held_until timestamptz,
  note text not null default '',
  status text not null default 'pending-review'
    check (status in ('pending-review', 'approved', 'paid', 'rejected')),
  reason text check (reason in ('withdrawn', 'refused', 'returned')),
  reason_text text not null default '',
  -- The first of two operators, where two must approve.
  first_approver_id uuid references users,
  -- What an operator has looked at is what is decided about.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (fee >= 0 and fee < amount),
  check ((status = 'rejected') = (reason is not null))
);
create unique index payout_requests_one_under_review on payout_requests (performer_id) where status = 'pending-review';
create index payout_requests_performer_idx on payout_requests (performer_id, id desc);
create index payout_requests_status_idx on payout_requests (status, id);

create table payout_attempts (
  id uuid primary key,
  request_id uuid not null references payout_requests,
  status text not null check (status in ('sent', 'failed', 'returned')),
  -- What the bank or gateway calls it.
  reference text not null default '',
  text text not null default '',
  -- The movement that sent it; null where nothing left.
  transaction_id uuid references ledger_transactions,
  created_at timestamptz not null default now(),
  returned_at timestamptz,
  check ((status = 'failed') = (transaction_id is null))
);
create index payout_attempts_request_idx on payout_attempts (request_id);
create unique index payout_attempts_one_sent on payout_attempts (request_id) where status = 'sent';

create table payout_events (
  id uuid primary key,
  request_id uuid not null references payout_requests,
  kind text not null check (kind in (
    'requested', 'changed', 'withdrawn', 'first-approved', 'approved', 'refused', 'failed', 'sent', 'returned')),
  actor_id uuid references users,
  amount bigint,
  text text not null default '',
  created_at timestamptz not null default now()
);
create index payout_events_request_idx on payout_events (request_id, id);

-- What a request has reserved, and what was sent of it.
create index ledger_transactions_payout_idx on ledger_transactions (item_id) where item_type = 'payout';
