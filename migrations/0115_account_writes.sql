-- How far a replica must have come before it may find lists for an account: see docs/decisions/0142. Unlogged: a crash
-- empties it, and takes longer than a replica that is asked may be behind.
create unlogged table account_writes (
  user_id uuid primary key references users (id) on delete cascade,
  -- The end of the write-ahead log after the account's last write.
  upto pg_lsn not null
);
