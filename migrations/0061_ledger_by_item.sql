-- What was sold of a work is counted from the ledger when its performer looks, see docs/decisions/0109.
create index ledger_transactions_item_idx on ledger_transactions (item_id) where kind in ('purchase', 'refund', 'chargeback');
