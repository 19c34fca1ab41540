-- Codes that lower a price, see docs/decisions/0125.
create table coupons (
  id uuid primary key,
  -- As it is compared: NFKC, folded, with Latin digits.
  code text not null check (length(code) between 3 and 32),
  -- Whose things it is for; null: everybody's, made and paid for by the site.
  performer_id uuid references performers (user_id),
  -- One of the two: 500 is 5 %, or hundredths of a token.
  percent_hundredths integer check (percent_hundredths between 1 and 10000),
  amount bigint check (amount > 0),
  -- What it may be used for: `subscription`, `item`.
  purposes text[] not null check (purposes <> '{}' and purposes <@ array['subscription', 'item']),
  max_uses integer check (max_uses > 0),
  max_per_fan integer check (max_per_fan > 0),
  used integer not null default 0 check (used >= 0),
  starts_at timestamptz,
  ends_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz(3) not null default now(),
  check ((percent_hundredths is null) <> (amount is null)),
  check (used <= max_uses),
  check (starts_at < ends_at)
);
-- A code of one that was ended can be used again.
create unique index coupons_code_idx on coupons (code) where ended_at is null;
create index coupons_performer_idx on coupons (performer_id, id desc);

-- What was agreed when it was used; the coupon may change or end later.
create table coupon_uses (
  transaction_id uuid primary key references ledger_transactions,
  coupon_id uuid not null references coupons,
  user_id uuid not null references users,
  -- Hundredths of a token: the price before, and what was taken off.
  price bigint not null check (price > 0),
  discount bigint not null check (discount > 0 and discount < price),
  -- Since when the sale is taken back whole, and the use with it.
  returned_at timestamptz
);
create index coupon_uses_fan_idx on coupon_uses (coupon_id, user_id) where returned_at is null;
create index coupon_uses_user_idx on coupon_uses (user_id);
