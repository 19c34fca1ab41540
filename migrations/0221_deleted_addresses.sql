-- A deleted address is gone: its row said who lives where, and nothing read it, as orders keep a copy of their own. The
-- column goes with a later version: processes of the version before may still run beside this one, and ask for it.
delete from addresses where deleted_at is not null;
