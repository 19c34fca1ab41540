-- Usernames of registrations with an address that has an account: they stay taken, as they are after a registration with
-- a new address, or a second call would tell the one from the other (setting requireEmailVerification).
create table held_usernames (
  username text primary key check (username = lower(username)),
  -- The account that has the address. It may take the name.
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index held_usernames_user_id_idx on held_usernames (user_id);
