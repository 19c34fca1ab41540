-- What an account is besides its name: proofs of identity, ways in, blocks, addresses, reports; and the operator's side.

alter table users
  add column email_verified_at timestamptz,
  -- Since when, and why, an operator keeps the account out.
  add column suspended_at timestamptz,
  add column suspended_reason text not null default '' check (length(suspended_reason) <= 500),
  -- `derived`: the hash is of what the browser may send instead of the password (see passwords.ts); `plain`: of the password.
  add column password_scheme text not null default 'plain' check (password_scheme in ('plain', 'derived')),
  -- Two-step verification is on when this is set.
  add column two_step_enabled_at timestamptz,
  add column phone text check (length(phone) <= 32),
  add column birth_date date,
  add column country text check (length(country) = 2),
  add column languages text[] not null default '{}' check (cardinality(languages) <= 20);

-- An account made by a social login has no password until one is set.
alter table users alter column password_hash drop not null;

alter table performers
  add column verification_status text not null default 'none'
    check (verification_status in ('none', 'pending', 'verified', 'refused')),
  add column verification_reason text not null default '' check (length(verification_reason) <= 1000),
  add column welcome_video_file_id uuid,
  -- [{ "kind": "instagram", "url": "https://…" }], checked by the API.
  add column links jsonb not null default '[]';
update performers set verification_status = 'verified' where verified_at is not null;
create index performers_verification_idx on performers (verification_status) where verification_status = 'pending';

alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in (
  'feed-photo', 'feed-video', 'feed-thumbnail', 'photo', 'video', 'video-thumbnail', 'avatar', 'cover',
  'welcome-video', 'document', 'site-picture'));
alter table performers add foreign key (welcome_video_file_id) references files;

create table performer_documents (
  id uuid primary key,
  performer_id uuid not null references performers,
  kind text not null check (kind in ('identity-front', 'identity-back', 'selfie')),
  file_id uuid not null references files,
  created_at timestamptz not null default now()
);
create unique index performer_documents_kind_key on performer_documents (performer_id, kind);

-- Ways in ----------------------------------------------------------------------------------------------------------

create table two_step_secrets (
  user_id uuid primary key references users,
  -- Sealed by the API (AES-256-GCM), so that a copy of the database alone makes no codes.
  sealed_secret bytea not null,
  confirmed_at timestamptz,
  -- The last accepted 30 s step: a code is good once.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
create table recovery_codes (
  user_id uuid not null references users,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- A password was right and a second step is asked for.
create table login_challenges (
  id uuid primary key,
  token_hash bytea not null unique,
  user_id uuid not null references users,
  remember boolean not null,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- Letters that prove a mailbox, and redirects that carry a login. Each is good once and not for long.
create table account_tokens (
  id uuid primary key,
  user_id uuid not null references users,
  purpose text not null check (purpose in ('password-reset', 'email-verification', 'login')),
  token_hash bytea not null unique,
  -- Which mailbox it was sent to; an address that changed since makes it void.
  email text,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_tokens_user_idx on account_tokens (user_id, purpose);

-- Attempts within a window, by account or address, over all processes.
create table attempts (
  key text primary key check (length(key) <= 400),
  count integer not null,
  window_ends_at timestamptz not null
);

create table identities (
  provider text not null check (provider in ('google', 'twitter', 'telegram')),
  subject text not null check (length(subject) between 1 and 255),
  user_id uuid not null references users,
  created_at timestamptz not null default now(),
  primary key (provider, subject)
);
create unique index identities_user_key on identities (user_id, provider);

-- What must be remembered between leaving for a provider and coming back.
create table login_flows (
  state_hash bytea primary key,
  provider text not null check (provider in ('google', 'twitter', 'telegram')),
  data jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- Answers of the bot check that were accepted: each is good once.
create table spent_challenges (
  hash bytea primary key,
  expires_at timestamptz not null
);

create table mails (
  id uuid primary key,
  user_id uuid references users,
  recipient text not null check (length(recipient) <= 320),
  locale text not null,
  template text not null,
  subject text not null,
  text text not null,
  html text not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_created_idx on mails (created_at desc);

-- Who keeps whom out -----------------------------------------------------------------------------------------------

create table user_blocks (
  blocker_id uuid not null references users,
  blocked_id uuid not null references users,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index user_blocks_blocked_idx on user_blocks (blocked_id);

create table performer_country_blocks (
  performer_id uuid not null references performers,
  country text not null check (length(country) = 2),
  primary key (performer_id, country)
);

-- Members' things --------------------------------------------------------------------------------------------------

create table addresses (
  id uuid primary key,
  user_id uuid not null references users,
  name text not null check (length(name) between 1 and 120),
  country text not null check (length(country) = 2),
  state text not null default '' check (length(state) <= 120),
  city text not null check (length(city) between 1 and 120),
  street text not null check (length(street) between 1 and 300),
  postal_code text not null default '' check (length(postal_code) <= 20),
  phone text not null default '' check (length(phone) <= 32),
  note text not null default '' check (length(note) <= 500),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index addresses_user_idx on addresses (user_id) where deleted_at is null;
create unique index addresses_default_key on addresses (user_id) where is_default and deleted_at is null;

create table referral_codes (
  user_id uuid primary key references users,
  code text not null unique check (length(code) between 6 and 16)
);
create table referrals (
  referred_id uuid primary key references users,
  referrer_id uuid not null references users,
  created_at timestamptz not null default now(),
  check (referrer_id <> referred_id)
);
create index referrals_referrer_idx on referrals (referrer_id, created_at desc, referred_id);

create table reports (
  id uuid primary key,
  reporter_id uuid not null references users,
  target_type text not null check (target_type in ('user', 'performer', 'feed', 'gallery', 'photo', 'video', 'product', 'comment', 'message', 'stream')),
  target_id uuid not null,
  -- Whose content it is, as found when the report was made.
  target_owner_id uuid references users,
  reason text not null check (reason in ('spam', 'nudity', 'violence', 'harassment', 'copyright', 'underage', 'fraud', 'other')),
  text text not null default '' check (length(text) <= 2000),
  status text not null default 'open' check (status in ('open', 'closed')),
  -- What was done about it.
  outcome text check (outcome in ('none', 'content-removed', 'account-suspended')),
  note text not null default '' check (length(note) <= 2000),
  handled_by uuid references users,
  handled_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'closed') = (handled_at is not null))
);
create unique index reports_open_key on reports (reporter_id, target_type, target_id) where status = 'open';
create index reports_queue_idx on reports (status, created_at desc, id);

-- The site's own words ---------------------------------------------------------------------------------------------

create table posts (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$'),
  is_published boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table post_texts (
  post_id uuid not null references posts on delete cascade,
  locale text not null,
  title text not null check (length(title) between 1 and 200),
  -- Markdown.
  body text not null check (length(body) <= 50000),
  primary key (post_id, locale)
);

create table contact_messages (
  id uuid primary key,
  user_id uuid references users,
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) <= 320),
  subject text not null check (length(subject) between 1 and 200),
  text text not null check (length(text) between 1 and 5000),
  created_at timestamptz not null default now(),
  handled_by uuid references users,
  handled_at timestamptz
);
create index contact_messages_queue_idx on contact_messages (created_at desc, id);

-- Everything an operator did: never changed, never removed.
create table audit_log (
  id uuid primary key,
  operator_id uuid not null references users,
  -- Dotted, past tense: `settings.changed`, `user.suspended`.
  action text not null check (length(action) <= 80),
  target_type text,
  target_id text,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index audit_log_created_idx on audit_log (created_at desc, id);
