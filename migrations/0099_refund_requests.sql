-- What fans ask to have back. A thing is a payment, or the movement that took the tokens for a purchase or an order.
create table refund_requests (
  id uuid primary key,
  user_id uuid not null references users,
  kind text not null check (kind in ('payment', 'purchase', 'order')),
  payment_id uuid references payments,
  transaction_id uuid references ledger_transactions,
  order_id uuid references orders,
  -- Whom it was paid to; null for a payment.
  performer_id uuid references users,
  reason text not null check (reason in ('unwanted', 'twice', 'not-as-described', 'not-arrived', 'other')),
  text text not null default '' check (length(text) <= 1000),
  status text not null default 'open' check (status in ('open', 'granted', 'refused')),
  -- The operator's words, and hundredths of what was asked for: of its currency for a payment, of a token else.
  answer text not null default '' check (length(answer) <= 1000),
  amount bigint check (amount > 0),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((payment_id is null) <> (transaction_id is null)),
  check ((kind = 'payment') = (payment_id is not null) and (kind = 'order') = (order_id is not null)),
  check ((status = 'open') = (decided_at is null) and (status = 'granted') = (amount is not null))
);
create unique index refund_requests_open_idx on refund_requests (coalesce(payment_id, transaction_id)) where status = 'open';
create index refund_requests_user_idx on refund_requests (user_id, id desc);
create index refund_requests_status_idx on refund_requests (status, id);

-- A download that was paid back whole is refunded like a thing.
alter table orders drop constraint orders_check1;
alter table orders add constraint orders_type_check1 check (type = 'physical' or status in ('delivered', 'refunded'));
-- The seller's answer to what a buyer said is wrong, and that it is settled: by the seller, or by an operator.
alter table orders
  add column problem_answer text not null default '' check (length(problem_answer) <= 2000),
  add column problem_answered_at timestamptz,
  add column problem_closed_at timestamptz,
  add check (problem_answered_at is null or problem_at is not null),
  add check (problem_closed_at is null or problem_at is not null);
create index orders_problems_idx on orders (problem_at, id) where problem_at is not null and problem_closed_at is null;
