-- Tokens bought with coins: see docs/decisions/0128.
create table crypto_invoices (
  payment_id uuid primary key references payments,
  -- The gateway's name for it; null until its first answer.
  gateway_ref text unique,
  -- When the gateway was first asked for it.
  asked_at timestamptz,
  coin text,
  address text,
  -- Hundred millionths of the coin, by the rate of the moment at which it was made.
  due bigint check (due > 0),
  received bigint not null default 0 check (received >= 0),
  confirmations integer not null default 0,
  required integer not null default 0,
  detail text not null default 'waiting'
    check (detail in ('waiting', 'confirming', 'underpaid', 'overpaid', 'late', 'expired', 'settled')),
  -- A page of the gateway on which it can be paid.
  pay_url text,
  expires_at timestamptz,
  -- Until when the gateway notices what comes too late.
  watched_until timestamptz not null,
  next_look_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- Since when an operator has to say what becomes of what came.
  operator_since timestamptz,
  decision text check (decision in ('credited', 'refunded')),
  decided_at timestamptz,
  note text not null default '' check (length(note) <= 500)
);
create index crypto_invoices_due_idx on crypto_invoices (next_look_at) where decision is null;
create index crypto_invoices_odd_idx on crypto_invoices (payment_id desc) where operator_since is not null;

-- The sandbox's own chain.
create table sandbox_invoices (
  idempotency_key text primary key,
  ref text not null unique,
  address text not null,
  due bigint not null check (due > 0),
  return_path text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create table sandbox_coins (
  id uuid primary key,
  invoice_ref text not null references sandbox_invoices (ref),
  amount bigint not null check (amount > 0),
  confirmations integer not null default 0,
  is_late boolean not null,
  sent_at timestamptz not null default now()
);
create index sandbox_coins_invoice_idx on sandbox_coins (invoice_ref);
