-- When an operator opened the wallet again that a lost dispute had closed, and why; null while it is closed by it. A
-- dispute that is decided anew begins anew.
alter table disputes
  add column wallet_opened_at timestamptz,
  add column wallet_opened_reason text check (length(wallet_opened_reason) between 1 and 500),
  add check ((wallet_opened_at is null) = (wallet_opened_reason is null));
