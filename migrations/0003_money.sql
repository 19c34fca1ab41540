-- The double-entry ledger and what hangs on it. All amounts are bigint hundredths of a token.
create table ledger_accounts (
  id uuid primary key,
  -- null for the platform's own accounts.
  owner_id uuid references users,
  kind text not null check (kind in ('wallet', 'earnings', 'commission', 'gateway', 'promotion')),
  -- Owned accounts: the sum of the entries, kept by the transaction that adds them, never below zero.
  -- Platform accounts: null, the sum is derived when it is asked for. Every payment touches them, and a stored
  -- balance would make all payments wait for one row.
  balance bigint default 0 check (balance >= 0),
  unique nulls not distinct (owner_id, kind),
  check ((owner_id is null) = (kind in ('commission', 'gateway', 'promotion'))),
  check ((owner_id is null) = (balance is null))
);
insert into ledger_accounts (id, owner_id, kind, balance) values
  ('00000000-0000-7000-8000-000000000001', null, 'gateway', null),
  ('00000000-0000-7000-8000-000000000002', null, 'commission', null),
  ('00000000-0000-7000-8000-000000000003', null, 'promotion', null);

create table ledger_transactions (
  id uuid primary key,
  kind text not null check (kind in ('top-up', 'tip', 'purchase', 'subscription', 'refund', 'chargeback', 'payout', 'adjustment')),
  user_id uuid references users,
  performer_id uuid references users,
  -- What was paid for: feed, gallery, video, stream, performer...
  item_type text,
  item_id uuid,
  -- What the payer paid (or received, for a top-up), positive.
  amount bigint not null check (amount > 0),
  commission bigint not null default 0 check (commission >= 0),
  -- What the payer wrote with a tip, for the performer.
  note text check (length(note) between 1 and 500),
  created_at timestamptz not null default now()
);
create index ledger_transactions_user_idx on ledger_transactions (user_id, id desc);
create index ledger_transactions_performer_idx on ledger_transactions (performer_id, created_at desc, id desc);

create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id uuid not null references ledger_transactions,
  account_id uuid not null references ledger_accounts,
  amount bigint not null check (amount <> 0)
);
create index ledger_entries_transaction_idx on ledger_entries (transaction_id);
create index ledger_entries_account_idx on ledger_entries (account_id, id desc);

create function ledger_transaction_must_balance() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount), 0) <> 0 or count(*) < 2 from ledger_entries where transaction_id = new.transaction_id) then
    raise exception 'ledger transaction % does not balance', new.transaction_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_transaction_must_balance();

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'integrity_constraint_violation';
end $$;
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function ledger_is_append_only();
create trigger ledger_transactions_append_only before update or delete on ledger_transactions
  for each row execute function ledger_is_append_only();

alter table purchases add foreign key (transaction_id) references ledger_transactions;

create table payment_cards (
  id uuid primary key,
  user_id uuid not null references users,
  provider text not null,
  -- The gateway's token for the card; a card number is never stored.
  provider_ref text not null,
  brand text not null,
  last4 text not null check (length(last4) = 4),
  exp_month integer not null check (exp_month between 1 and 12),
  exp_year integer not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index payment_cards_user_idx on payment_cards (user_id) where deleted_at is null;

-- A movement of real money through a gateway.
create table payments (
  id uuid primary key,
  user_id uuid not null references users,
  provider text not null,
  provider_ref text,
  purpose text not null check (purpose in ('top-up')),
  -- Hundredths of the currency, and the tokens (hundredths) they buy.
  amount bigint not null check (amount > 0),
  currency text not null check (length(currency) = 3),
  tokens bigint not null check (tokens > 0),
  -- How many of the tokens were paid for; a package may add some.
  paid_tokens bigint not null check (paid_tokens > 0),
  status text not null check (status in ('pending', 'succeeded', 'failed', 'refunded')),
  failure_code text,
  card_id uuid references payment_cards,
  transaction_id uuid references ledger_transactions,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (paid_tokens <= tokens)
);
create index payments_user_idx on payments (user_id, id desc);

create table token_packages (
  id uuid primary key,
  -- { "fa-IR": ..., "en-US": ..., "ar-EG": ... }
  names jsonb not null,
  tokens bigint not null check (tokens > 0),
  -- Hundredths of the currency.
  price bigint not null check (price > 0),
  position integer not null default 0
);

create table subscriptions (
  id uuid primary key,
  user_id uuid not null references users,
  performer_id uuid not null references performers (user_id),
  type text not null check (type in ('monthly', 'yearly', 'free')),
  status text not null check (status in ('active', 'cancelled', 'past-due', 'expired')),
  -- What the next renewal costs.
  price bigint not null check (price >= 0),
  provider text not null default 'wallet',
  started_at timestamptz not null default now(),
  current_period_end timestamptz not null,
  cancelled_at timestamptz,
  -- While past due: when the wallet is charged again.
  retry_at timestamptz,
  unique (user_id, performer_id)
);
create index subscriptions_performer_idx on subscriptions (performer_id, id desc);
create index subscriptions_due_idx on subscriptions ((coalesce(retry_at, current_period_end))) where status <> 'expired';
create index subscriptions_user_idx on subscriptions (user_id, id desc);
