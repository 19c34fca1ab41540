-- When the person behind a session last proved to be the account's owner: by logging in, or by the password asked again.
-- What cannot be taken back (leaving, taking everything along) asks for it to be recent.
alter table sessions add column confirmed_at timestamptz not null default now();
