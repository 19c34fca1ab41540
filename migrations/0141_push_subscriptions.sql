-- Browsers that asked to be told by push: docs/decisions/0153. One goes with the session that asked.
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users,
  session_id uuid not null references sessions on delete cascade,
  -- The address of the browser's push service; whoever knows it can send something to it, but not read or sign.
  endpoint text not null unique check (length(endpoint) <= 1000),
  -- What is encrypted for it alone: the browser's public key and secret, as it gives them (base64url).
  p256dh text not null,
  auth text not null,
  created_at timestamptz(3) not null default now(),
  -- When its service took something last, and how often it has failed since.
  taken_at timestamptz(3),
  failures int not null default 0
);
create index push_subscriptions_user_idx on push_subscriptions (user_id, id desc);
create index push_subscriptions_session_idx on push_subscriptions (session_id);
