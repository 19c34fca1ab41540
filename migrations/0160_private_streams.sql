-- Private streams, paid by the minute of measured media: docs/decisions/0160.

create table private_stream_settings (
  performer_id uuid primary key references performers (user_id),
  is_on boolean not null default false,
  -- Hundredths of a token, a minute.
  price bigint not null check (price between 100 and 100000),
  least_minutes smallint not null check (least_minutes between 1 and 30),
  -- Whether a fan may send his picture too.
  takes_camera boolean not null default false,
  updated_at timestamptz not null default now()
);

create table private_streams (
  id uuid primary key,
  performer_id uuid not null references performers (user_id),
  fan_id uuid not null references users,
  -- Their conversation, which is the chat of the two.
  conversation_id uuid not null references conversations,
  status text not null default 'requested'
    check (status in ('requested', 'accepted', 'connecting', 'running', 'ended')),
  end_reason text check (end_reason in ('declined', 'withdrawn', 'expired', 'not-covered', 'not-connected', 'left',
    'connection-lost', 'minutes-used', 'closed')),
  -- Who has ended it; null: the site.
  ended_by uuid references users,
  -- What was agreed to.
  price bigint not null check (price > 0),
  least_minutes smallint not null check (least_minutes > 0),
  most_minutes smallint not null check (most_minutes between least_minutes and 240),
  has_camera boolean not null,
  decline_reason text not null default '',
  -- Milliseconds in which media flowed as it has to, and of each side what was counted into that already.
  measured_ms bigint not null default 0 check (measured_ms >= 0),
  performer_ms bigint not null default 0,
  fan_ms bigint not null default 0,
  flowed_at timestamptz,
  -- Since when the wallet no longer covers what comes after the minutes that are reserved.
  warned_at timestamptz,
  requested_at timestamptz not null default now(),
  accepted_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  check ((status = 'ended') = (end_reason is not null)),
  check ((status = 'ended') = (ended_at is not null))
);
-- A pair has one at a time, and nobody is in two.
create unique index private_streams_pair_idx on private_streams (fan_id, performer_id) where status <> 'ended';
create unique index private_streams_performer_busy_idx on private_streams (performer_id)
  where status in ('accepted', 'connecting', 'running');
create unique index private_streams_fan_busy_idx on private_streams (fan_id)
  where status in ('accepted', 'connecting', 'running');
create index private_streams_performer_open_idx on private_streams (performer_id, id desc) where status <> 'ended';
create index private_streams_performer_idx on private_streams (performer_id, id desc) where status = 'ended';
create index private_streams_fan_open_idx on private_streams (fan_id, id desc) where status <> 'ended';
create index private_streams_fan_idx on private_streams (fan_id, id desc) where status = 'ended';
create index private_streams_open_idx on private_streams (id) where status <> 'ended';
create index private_streams_conversation_idx on private_streams (conversation_id) where status <> 'ended';

-- A minute is reserved by one movement of the ledger, and then paid, paid in part or given back, once.
create table private_stream_minutes (
  session_id uuid not null references private_streams,
  minute smallint not null check (minute between 1 and 240),
  -- wallet -> held
  hold_id uuid not null unique references ledger_transactions,
  state text not null default 'reserved' check (state in ('reserved', 'paid', 'returned')),
  -- held -> earnings
  release_id uuid unique references ledger_transactions,
  seconds smallint not null default 0 check (seconds between 0 and 60),
  amount bigint not null default 0 check (amount >= 0),
  settled_at timestamptz,
  primary key (session_id, minute),
  check ((state = 'paid') = (release_id is not null)),
  check ((state = 'paid') = (amount > 0))
);

-- What engines have counted of each side, by the run of the engine; it only grows.
create table private_stream_flows (
  session_id uuid not null references private_streams,
  side text not null check (side in ('performer', 'fan')),
  run uuid not null,
  delivered_ms bigint not null check (delivered_ms >= 0),
  primary key (session_id, side, run)
);

-- Which process receives the picture of a side, so that others can ask it to play that.
create table private_stream_holders (
  session_id uuid not null references private_streams,
  side text not null check (side in ('performer', 'fan')),
  address text not null,
  primary key (session_id, side)
);
