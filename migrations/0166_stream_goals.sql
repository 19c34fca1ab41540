-- What a performer asks for in a stream: docs/decisions/0162. What has come in is the ledger's, and stands nowhere else.
create table stream_goals (
  stream_id uuid primary key references streams (id),
  title text not null,
  -- Hundredths of a token.
  tokens bigint not null check (tokens > 0),
  -- Tips count from here on.
  set_at timestamptz not null default now(),
  -- When it was reached first; what is paid back later does not take that away.
  reached_at timestamptz
);

-- Adds up the tips of one item, and finds who gave them.
create index ledger_transactions_tips_idx on ledger_transactions (item_id, created_at) where kind = 'tip';
