-- The sandbox gateway's own memory, as a real gateway has one on its side, and the packages on sale.
create table sandbox_charges (
  -- A charge is made once for a key, however often it is asked for.
  idempotency_key text primary key,
  ref text not null unique,
  card_ref text not null,
  amount bigint not null check (amount > 0),
  currency text not null check (length(currency) = 3),
  -- null when the charge succeeded.
  failure text,
  created_at timestamptz not null default now()
);

-- Payments that wait for the gateway's answer: what the settling job looks for after a crash.
create index payments_pending_idx on payments (created_at) where status = 'pending';

insert into token_packages (id, names, tokens, price, position) values
  ('00000000-0000-7000-8000-000000000101', '{"fa-IR": "برگ", "en-US": "Leaf", "ar-EG": "ورقة"}', 1000, 1000, 1),
  ('00000000-0000-7000-8000-000000000102', '{"fa-IR": "شاخه", "en-US": "Branch", "ar-EG": "غصن"}', 2600, 2500, 2),
  ('00000000-0000-7000-8000-000000000103', '{"fa-IR": "درخت", "en-US": "Tree", "ar-EG": "شجرة"}', 5500, 5000, 3),
  ('00000000-0000-7000-8000-000000000104', '{"fa-IR": "باغ", "en-US": "Garden", "ar-EG": "بستان"}', 11500, 10000, 4);
