-- What gateways tell by themselves. Only what it is about is kept: the rest is asked for again.
create table external_events (
  id uuid primary key,
  source text not null,
  external_id text not null check (length(external_id) between 1 and 255),
  type text not null check (length(type) between 1 and 100),
  subject_kind text not null check (subject_kind in ('charge', 'refund', 'dispute')),
  subject_ref text not null check (length(subject_ref) between 1 and 255),
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  unique (source, external_id)
);
create index external_events_received_idx on external_events (received_at);

-- Money that goes back to a card. The tokens leave the wallet before the gateway is asked.
create table refunds (
  id uuid primary key,
  payment_id uuid not null references payments,
  -- Hundredths of the payment's currency, and the tokens (hundredths) that it takes back.
  amount bigint not null check (amount > 0),
  tokens bigint not null check (tokens > 0),
  reason text not null check (length(reason) between 1 and 500),
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  provider_ref text unique,
  -- What took the tokens, and what gave them back once the refund had failed.
  reversal_id uuid not null references ledger_transactions,
  restored_id uuid references ledger_transactions,
  asked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'failed') = (restored_id is not null))
);
create index refunds_payment_idx on refunds (payment_id, id);
create index refunds_pending_idx on refunds (updated_at) where status = 'pending';

-- Payments that their payers' banks take back.
create table disputes (
  id uuid primary key,
  payment_id uuid not null references payments,
  user_id uuid not null references users,
  provider text not null,
  provider_ref text not null,
  -- Hundredths of the payment's currency: may be more than was paid, by exchange rates.
  amount bigint not null check (amount > 0),
  reason text not null check (length(reason) between 1 and 100),
  status text not null check (status in ('open', 'won', 'lost')),
  -- What took the tokens; null while they are where they were.
  reversal_id uuid references ledger_transactions,
  opened_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_ref)
);
create index disputes_user_idx on disputes (user_id) where status <> 'won';
create index disputes_payment_idx on disputes (payment_id);

-- The sandbox's own memory of them.
create table sandbox_refunds (
  idempotency_key text primary key,
  ref text not null unique,
  charge_ref text not null references sandbox_charges (ref),
  amount bigint not null check (amount > 0),
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  -- Some end later, and some fail later although they had succeeded.
  later_status text check (later_status in ('succeeded', 'failed')),
  later_at timestamptz,
  created_at timestamptz not null default now(),
  check ((later_status is null) = (later_at is null))
);
create index sandbox_refunds_charge_idx on sandbox_refunds (charge_ref);
create table sandbox_disputes (
  ref text primary key,
  charge_ref text not null unique references sandbox_charges (ref),
  status text not null check (status in ('open', 'won', 'lost')),
  reason text not null,
  created_at timestamptz not null default now()
);
