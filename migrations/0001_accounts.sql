-- Accounts, sessions, settings, translations. Ids are UUIDv7 made in code; money is bigint hundredths of a token.
create extension if not exists pg_trgm;

create table users (
  id uuid primary key,
  role text not null check (role in ('user', 'performer', 'operator')),
  username text,
  email text,
  name text not null check (length(name) between 1 and 120),
  password_hash text not null,
  avatar_file_id uuid,
  cover_file_id uuid,
  locale text,
  theme text check (theme in ('light', 'dark')),
  -- Lower-cased and letter-folded name and username (see search-text.ts), for trigram search.
  search_text text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz,
  deleted_at timestamptz,
  check (username = lower(username)),
  check (email = lower(email) and length(email) <= 320)
);
create unique index users_username_key on users (username);
create unique index users_email_key on users (email);
create index users_search_idx on users using gin (search_text gin_trgm_ops);

create table performers (
  user_id uuid primary key references users,
  bio text not null default '' check (length(bio) <= 2000),
  craft text not null default '' check (length(craft) <= 80),
  city text not null default '' check (length(city) <= 80),
  country text check (length(country) = 2),
  monthly_price bigint not null check (monthly_price >= 0),
  yearly_price bigint check (yearly_price >= 0),
  -- The first period is free for the number of months in the setting freeSubscriptionDuration.
  is_free_trial boolean not null default false,
  verified_at timestamptz,
  follower_count integer not null default 0 check (follower_count >= 0),
  subscriber_count integer not null default 0 check (subscriber_count >= 0),
  post_count integer not null default 0 check (post_count >= 0),
  gallery_count integer not null default 0 check (gallery_count >= 0),
  video_count integer not null default 0 check (video_count >= 0),
  created_at timestamptz not null default now()
);
create index performers_followers_idx on performers (follower_count desc, user_id);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users,
  -- SHA-256 of the opaque token; the token itself is never stored.
  token_hash bytea not null unique,
  remember boolean not null,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user_idx on sessions (user_id);

create table settings (
  key text primary key,
  value jsonb not null,
  is_public boolean not null default false,
  updated_at timestamptz not null default now()
);

create table translations (
  locale text not null,
  namespace text not null,
  key text not null,
  value text not null,
  -- An edited text survives the next deployment of the app it belongs to.
  is_edited boolean not null default false,
  primary key (locale, namespace, key)
);

create table idempotency_keys (
  user_id uuid not null references users,
  key text not null check (length(key) between 1 and 200),
  route text not null,
  request_hash bytea not null,
  status_code integer,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created_idx on idempotency_keys (created_at);
