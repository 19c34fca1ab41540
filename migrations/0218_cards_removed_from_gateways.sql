-- When a deleted card was deleted at its gateway too; null until then.
alter table payment_cards add column removed_at timestamptz;
create index payment_cards_to_remove_idx on payment_cards (deleted_at)
  where deleted_at is not null and removed_at is null;
