-- Mass messages: one message to many fans. See docs/decisions/0151.
create table campaigns (
  id uuid primary key,
  performer_id uuid not null references performers (user_id),
  state text not null check (state in ('pending', 'scheduled', 'sending', 'sent', 'cancelled', 'unsent', 'failed')),
  -- Of its messages: by its first file.
  type text not null default 'text',
  text text not null check (length(text) <= 5000),
  -- Hundredths of a token for each of its messages; zero: free.
  price bigint not null default 0 check (price >= 0),
  -- Of whom it is: ids of lists, and rules. Asked once, when it starts.
  audience jsonb not null,
  -- What a recipient must still be when his turn comes (subscribed, following): any of these lists of rules. Set at the start.
  ties jsonb not null default '[]',
  scheduled_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  failure text,
  recipient_count integer not null default 0,
  created_at timestamptz not null default now()
);
create index campaigns_performer_idx on campaigns (performer_id, id desc);

-- What somebody works on, whose job may have been lost.
create index campaigns_unfinished_idx on campaigns (id)
  where state in ('pending', 'scheduled', 'sending') or state = 'unsent' and ended_at is null;

create table campaign_files (
  -- A file stands in one mass message, and in all messages of it.
  file_id uuid primary key references files,
  campaign_id uuid not null references campaigns,
  position smallint not null check (position between 0 and 9),
  unique (campaign_id, position)
);

-- Who gets it, from when it starts; a fan is sent it in the transaction that says so here.
create table campaign_recipients (
  campaign_id uuid not null references campaigns,
  user_id uuid not null references users,
  performer_id uuid not null,
  state text not null check (state in ('waiting', 'sent', 'skipped', 'unsent', 'kept')),
  -- Why he was skipped.
  reason text check (reason in ('gone', 'blocked', 'country', 'left', 'cap', 'failed')),
  -- Not before: the end of his quiet hours.
  due_at timestamptz not null,
  attempts smallint not null default 0,
  message_id uuid references messages,
  conversation_id uuid,
  sent_at timestamptz,
  primary key (campaign_id, user_id),
  check ((state in ('sent', 'unsent', 'kept')) = (message_id is not null)),
  check ((state = 'skipped') = (reason is not null))
);
create index campaign_recipients_due_idx on campaign_recipients (campaign_id, due_at, user_id) where state = 'waiting';
create index campaign_recipients_sent_idx on campaign_recipients (campaign_id, user_id) where state = 'sent';
-- What a fan got of one performer lately.
create index campaign_recipients_cap_idx on campaign_recipients (user_id, performer_id, sent_at) where sent_at is not null;

alter table messages add column campaign_id uuid references campaigns;
-- One message for each recipient, whatever else goes wrong; and the way from a file to the one who was sent it.
create unique index messages_campaign_idx on messages (campaign_id, conversation_id) where campaign_id is not null;

-- Which movements of the ledger paid for messages of which campaign.
create table campaign_sales (
  transaction_id uuid primary key references ledger_transactions,
  campaign_id uuid not null references campaigns,
  user_id uuid not null references users
);
create index campaign_sales_campaign_idx on campaign_sales (campaign_id, user_id);

-- Figures of a campaign as they were last counted: while it is sent and when it ends.
alter table campaigns
  add column sent_count integer not null default 0,
  add column skipped jsonb not null default '{}',
  add column unsent_count integer not null default 0;

-- When a fan gets no mass messages, on the clock of his zone; over midnight where it ends before it begins.
create table quiet_hours (
  user_id uuid primary key references users,
  starts_at time not null,
  ends_at time not null,
  time_zone text not null,
  check (starts_at <> ends_at)
);

-- The end of the quiet hours that a moment is in; null where it is in none. PostgreSQL knows each zone's clock changes: an
-- hour that is left out ends later, one that comes twice ends with its second.
create function quiet_until(moment timestamptz, starts_at time, ends_at time, zone text) returns timestamptz
language sql stable as $$
  select case
    when starts_at < ends_at and local_time >= starts_at and local_time < ends_at
      or starts_at > ends_at and local_time < ends_at
      then case when (local_day + ends_at) at time zone zone > moment then (local_day + ends_at) at time zone zone
        else moment + interval '1 minute' end
    when starts_at > ends_at and local_time >= starts_at
      then (local_day + 1 + ends_at) at time zone zone
  end
  from (select (moment at time zone zone)::time as local_time, (moment at time zone zone)::date as local_day) here
$$;
