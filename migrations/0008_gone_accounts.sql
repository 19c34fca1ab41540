-- Accounts that are gone for others (deleted or kept out) are few: every list asks whether an owner is among them,
-- and finds the answer in an index as small as they are few.
create index users_gone_idx on users (id) where deleted_at is not null or suspended_at is not null;
