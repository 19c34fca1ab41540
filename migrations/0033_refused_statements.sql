-- Files among a remote's statements that a web tier does not follow. Whoever meets one tells it again and again: what
-- was seen lately is there now. Several web tiers share these rows, and each may meet others.
create table remote_refusals (
  remote text not null,
  sequence integer not null,
  -- `release.bad_signature`, …
  code text not null,
  -- The number of the statement that is live instead; null where there is none.
  live integer,
  first_seen_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (remote, sequence, code)
);
