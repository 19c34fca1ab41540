-- The site's coupons lower the prices of token packages too, see docs/decisions/0125.
alter table coupons drop constraint coupons_purposes_check;
alter table coupons add constraint coupons_purposes_check check (
  purposes <> '{}' and purposes <@ array['subscription', 'item', 'product', 'package']
  -- Packages are the site's to sell.
  and (performer_id is null or not 'package' = any (purposes)));

-- A payment uses its coupon when it is opened, before there is a ledger transaction: the card is charged after that.
alter table coupon_uses drop constraint coupon_uses_pkey;
alter table coupon_uses
  alter column transaction_id drop not null,
  add column payment_id uuid unique references payments,
  add constraint coupon_uses_transaction_id_key unique (transaction_id),
  add constraint coupon_uses_of_one_check check (num_nonnulls(transaction_id, payment_id) = 1);
comment on column coupon_uses.price is 'Hundredths of a token, or of the currency of the payment.';
