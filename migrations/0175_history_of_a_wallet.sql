-- The history of a wallet counts what a person has done, without releases and what takes them back. With both columns in
-- the index that needs no look at the table, of which one fan's rows are everywhere.
create index ledger_transactions_history_idx on ledger_transactions (user_id, id desc) include (kind, reverses_id);
drop index ledger_transactions_user_idx;
