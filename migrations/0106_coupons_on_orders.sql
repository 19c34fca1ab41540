-- Coupons lower the prices of products, see docs/decisions/0125.
alter table coupons drop constraint coupons_purposes_check;
alter table coupons add constraint coupons_purposes_check
  check (purposes <> '{}' and purposes <@ array['subscription', 'item', 'product']);

-- What was agreed of an order, like its price. What the site bears is paid to the seller when the money is released.
alter table orders
  -- Hundredths of a token off the price of the pieces, and what of it the site bears.
  add column discount bigint not null default 0 check (discount >= 0),
  add column subsidy bigint not null default 0,
  add column coupon_id uuid references coupons,
  add constraint orders_discount_check1 check (discount = 0 or discount < item_price * quantity),
  add constraint orders_subsidy_check check (subsidy in (0, discount)),
  add constraint orders_coupon_check check ((coupon_id is null) = (discount = 0));
