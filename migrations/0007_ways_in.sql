-- What the browser derives the password's key with, when it hashes before sending (see modules/auth/password-keys.ts).
-- It belongs to the stored hash: null for accounts whose hash is of the plain password.
alter table users add column password_salt bytea check (length(password_salt) = 16);
create index attempts_window_idx on attempts (window_ends_at);
