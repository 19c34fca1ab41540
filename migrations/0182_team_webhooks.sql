-- Where each remote's team is told of what happens to it: that it fails, was taken back, or does not fit the site.
create table team_webhooks (
  remote text primary key,
  -- Null once it was removed: the row stays for `signed_at`.
  url text,
  sealed_secret bytea,
  -- After a change of the secret what is sent is signed with the former one too, until then.
  sealed_former bytea,
  former_until timestamptz,
  set_at timestamptz not null default now(),
  -- Null where an operator set it; the audit log says which.
  set_by_team text,
  -- The newest request of a team: an older one is refused, so that nobody sends it again.
  signed_at timestamptz
);

-- What teams are told, each once: the occasion says what makes it one thing.
create table team_webhook_events (
  id uuid primary key,
  remote text not null,
  kind text not null,
  occasion text not null,
  data jsonb not null,
  happened_at timestamptz not null default now(),
  -- Since it was first sent, or sent again.
  tries integer not null default 0,
  delivered_at timestamptz,
  given_up_at timestamptz,
  unique (remote, kind, occasion)
);
create index team_webhook_events_of_remote on team_webhook_events (remote, id);

create table team_webhook_attempts (
  id uuid primary key,
  event_id uuid not null references team_webhook_events on delete cascade,
  at timestamptz not null default now(),
  -- What the receiver answered; null where it did not.
  status integer,
  -- Why there is no answer: 'address', 'timeout', 'network'.
  fault text,
  took_ms integer not null
);
create index team_webhook_attempts_of_event on team_webhook_attempts (event_id, id);

-- The public keys of teams, as the site's file of trusted keys lists them: by these the API knows a team.
create table deploy_keys (
  public_key text primary key,
  team text not null,
  remotes text[] not null
);
