-- Browsers from which an account logged in before: failures elsewhere do not keep it out there. The token itself lies in
-- the browser alone, see docs/decisions/0086.
create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null,
  -- The newest session that began there; sessions go, and what is known stays.
  session_id uuid not null,
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (user_id, token_hash)
);
create index known_devices_token_idx on known_devices (token_hash);
create index known_devices_expires_idx on known_devices (expires_at);
