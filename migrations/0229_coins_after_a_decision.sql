-- Coins may be sent to an address after its invoice was credited or decided about, see docs/decisions/0128.
alter table crypto_invoices
  -- Since when an operator has to say what becomes of such coins; null where none came, or it was said.
  add column more_since timestamptz;
create index crypto_invoices_decided_idx on crypto_invoices (watched_until) where decision is not null;
