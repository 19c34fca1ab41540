-- Accounts that performers have at a payment gateway, for what they earn. See docs/decisions/0127.
create table gateway_accounts (
  performer_id uuid not null references users,
  provider text not null check (length(provider) between 1 and 40),
  -- The gateway's name for it; null until its first answer.
  provider_ref text check (length(provider_ref) between 1 and 255),
  -- How it stood when it was last read.
  details_submitted boolean not null default false,
  payouts_enabled boolean not null default false,
  requirements_due text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (performer_id, provider),
  unique (provider, provider_ref)
);

-- Gateways tell of accounts and transfers too.
alter table external_events
  drop constraint external_events_subject_kind_check,
  add constraint external_events_subject_kind_check
    check (subject_kind in ('charge', 'refund', 'dispute', 'account', 'transfer'));

-- The sandbox's own memory of them.
create table sandbox_accounts (
  ref text primary key,
  performer_id uuid not null unique,
  details_submitted boolean not null default false,
  payouts_enabled boolean not null default false,
  requirements_due text[] not null default '{}',
  -- Whether its bank sends back what comes.
  sends_back boolean not null default false,
  -- The one link that opens it: each new one takes the place of the last, and answering uses it up.
  link_id uuid,
  return_path text not null default '/',
  created_at timestamptz not null default now()
);
create table sandbox_transfers (
  idempotency_key text primary key,
  ref text not null unique,
  account_ref text not null references sandbox_accounts (ref),
  amount bigint not null check (amount > 0),
  currency text not null,
  -- When its bank sends it back; null where it stays.
  returned_at timestamptz,
  created_at timestamptz not null default now()
);
create index sandbox_transfers_account_idx on sandbox_transfers (account_ref);
