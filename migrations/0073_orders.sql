-- What sending costs, by country; see docs/decisions/0119.
create table shipping_prices (
  performer_id uuid not null references performers (user_id),
  -- ISO 3166-1 alpha-2; null: everywhere that has no line of its own.
  country text check (country ~ '^[A-Z]{2}$'),
  -- Hundredths of a token for an order; null: nothing is sent there.
  price bigint check (price >= 0),
  unique nulls not distinct (performer_id, country)
);

-- What was bought of a shop, with what was agreed: product, price and address stay as they were.
create table orders (
  id uuid primary key,
  user_id uuid not null references users,
  performer_id uuid not null references performers (user_id),
  product_id uuid not null references products,
  type text not null check (type in ('physical', 'digital')),
  status text not null check (status in ('created', 'processing', 'shipped', 'delivered', 'refunded')),
  -- Grows with every change.
  version integer not null default 1,
  title text not null check (length(title) between 1 and 200),
  description text not null default '',
  quantity integer not null default 1 check (quantity between 1 and 100),
  -- Hundredths of a token: of one piece, and of sending all of them.
  item_price bigint not null check (item_price >= 0),
  shipping_price bigint not null default 0 check (shipping_price >= 0),
  -- Where it goes; emptied when its buyer leaves.
  address jsonb,
  carrier text not null default '' check (length(carrier) <= 100),
  tracking_number text not null default '' check (length(tracking_number) <= 100),
  tracking_url text check (tracking_url ~ '^https://' and length(tracking_url) <= 500),
  -- What took the money, and what gave it to the performer: each order has its own.
  payment_id uuid not null unique references ledger_transactions,
  release_id uuid unique references ledger_transactions,
  cancelled_by text check (cancelled_by in ('buyer', 'seller', 'site')),
  cancel_reason text not null default '' check (length(cancel_reason) <= 500),
  problem_reason text check (problem_reason in ('not-arrived', 'damaged', 'wrong-item', 'other')),
  problem_text text not null default '' check (length(problem_text) <= 2000),
  problem_at timestamptz,
  created_at timestamptz not null default now(),
  processing_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  refunded_at timestamptz,
  check ((status = 'refunded') = (refunded_at is not null and cancelled_by is not null)),
  check (type = 'physical' or status = 'delivered')
);
create index orders_user_idx on orders (user_id, id desc);
create index orders_performer_idx on orders (performer_id, id desc);
create index orders_product_idx on orders (product_id);
-- What still waits for somebody or for its time.
create index orders_open_idx on orders (status, coalesce(shipped_at, created_at)) where status in ('created', 'processing', 'shipped');

-- Files that were bought before: an order each, with the id of its payment.
insert into orders (id, user_id, performer_id, product_id, type, status, title, item_price, payment_id, created_at, delivered_at)
select bought.transaction_id, bought.user_id, bought.performer_id, product.id, 'digital', 'delivered', product.title, bought.price,
  bought.transaction_id, bought.created_at, bought.created_at
from purchases bought join products product on product.id = bought.item_id and product.type = 'digital'
where bought.item_type = 'product' and bought.transaction_id is not null;
