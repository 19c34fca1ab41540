-- How deployed remotes do in the field, and the canaries that were taken back for it.

-- What the web tier found signed and live, in the order of its numbers; the store of releases is where it comes from.
create table remote_statements (
  remote text not null,
  sequence integer not null,
  action text not null,
  stable_version text,
  canary_version text,
  -- Hundredths of a per cent of the visitors.
  canary_share integer,
  is_paused boolean not null,
  team text not null,
  -- When its team signed it.
  signed_at timestamptz not null,
  primary key (remote, sequence)
);

-- Every version that some visitor may have, with the shell's own; nothing else is counted.
create table remote_versions (
  remote text not null,
  version text not null,
  label text not null default '',
  first_seen_at timestamptz not null default now(),
  primary key (remote, version)
);

-- Counts by the hour, never single visits. `slot` is the kind of a failure or an error; of times it is the bound that
-- they do not exceed, in milliseconds (CLS: thousandths).
create table remote_health (
  hour timestamptz not null,
  remote text not null,
  version text not null,
  measure text not null,
  slot text not null,
  count bigint not null,
  -- The sum of what was measured, for averages; 0 where nothing is measured.
  total bigint not null,
  primary key (hour, remote, version, measure, slot)
);

-- What kinds of errors there were, by the day: the name of the class and a hash of where it was thrown.
create table remote_errors (
  day date not null,
  remote text not null,
  version text not null,
  name text not null,
  fingerprint text not null,
  count bigint not null,
  primary key (day, remote, version, name, fingerprint)
);

-- Who met a canary, or the stable version meanwhile, and whether it failed. A visitor is a keyed hash that holds for
-- one canary alone, see docs/decisions/0041.
create table canary_visitors (
  remote text not null,
  canary_version text not null,
  version text not null,
  visitor bytea not null,
  has_failed boolean not null,
  met_at timestamptz not null default now(),
  primary key (remote, canary_version, version, visitor)
);
create index canary_visitors_met_idx on canary_visitors (met_at);

-- Canaries that were taken back by themselves.
create table remote_withdrawals (
  id uuid primary key,
  remote text not null,
  version text not null,
  -- The counts that led to it, and the rule as it was set.
  figures jsonb not null,
  withdrawn_at timestamptz not null default now(),
  lifted_at timestamptz,
  -- Null when its team made the version everybody's.
  lifted_by uuid references users
);
create unique index remote_withdrawals_open_key on remote_withdrawals (remote, version) where lifted_at is null;

-- The site itself acts too: an entry without an operator is its own.
alter table audit_log alter column operator_id drop not null;
