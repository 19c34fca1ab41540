-- Prices that change for who is subscribed, and why a renewal failed, see docs/decisions/0132.
alter table subscriptions
  -- What a period costs that begins at that moment or later.
  add column next_price bigint check (next_price >= 0),
  add column next_price_from timestamptz,
  -- Why the wallet was not charged, as the code of a refusal.
  add column failure text,
  add constraint subscriptions_price_announced_check check ((next_price is null) = (next_price_from is null));

-- Free periods that were had: by an account, an address or a card, each as a hash with its performer.
create table subscription_trials (
  performer_id uuid not null references performers (user_id),
  key bytea not null,
  created_at timestamptz(3) not null default now(),
  primary key (performer_id, key)
);

alter table payment_cards
  -- The gateway's name for the card itself, the same for whoever types it.
  add column fingerprint text;
