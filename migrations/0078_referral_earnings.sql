-- What those who come bring to whoever referred them, see docs/decisions/0125.
alter table referrals
  -- The terms as they stood when somebody came; later settings do not change them. 500 is 5 %.
  add column percent_hundredths integer check (percent_hundredths between 0 and 10000),
  add column earns_until timestamptz(3),
  -- The most that it may bring in all, in hundredths of a token; null: no bound.
  add column cap bigint check (cap >= 0),
  -- What it has brought, less what was taken back.
  add column brought bigint not null default 0 check (brought >= 0);
update referrals set percent_hundredths = 500, earns_until = created_at + interval '12 months';
alter table referrals
  alter column percent_hundredths set not null,
  alter column earns_until set not null;

-- What one sale brought, and what was taken back of it: a line for each movement of the ledger.
create table referral_earnings (
  transaction_id uuid primary key references ledger_transactions,
  sale_id uuid not null references ledger_transactions,
  referred_id uuid not null references referrals,
  referrer_id uuid not null references users,
  -- Negative for what was taken back.
  amount bigint not null check (amount <> 0),
  available_at timestamptz,
  created_at timestamptz(3) not null
);
create index referral_earnings_sale_idx on referral_earnings (sale_id, referred_id);
create index referral_earnings_referrer_idx on referral_earnings (referrer_id, created_at desc, transaction_id desc);
create index referral_earnings_referred_idx on referral_earnings (referred_id);
