-- What a new subscriber is written by herself, once: docs/decisions/0152.
create table welcome_messages (
  performer_id uuid primary key references users (id),
  is_on boolean not null,
  text text not null check (length(text) <= 5000),
  -- Hundredths of a token that it costs to open.
  price bigint not null default 0 check (price >= 0),
  updated_at timestamptz not null default now()
);

-- Its files: each fan gets a use of its own of what lies in her vault.
create table welcome_message_items (
  performer_id uuid not null references welcome_messages (performer_id) on delete cascade,
  position integer not null,
  item_id uuid not null references vault_items (id) on delete cascade,
  primary key (performer_id, position)
);
create index welcome_message_items_item_idx on welcome_message_items (item_id);

-- Who has been welcomed. A row for each pair, for good: a subscription that ends and begins again is not a first one.
create table welcomes (
  performer_id uuid not null references users (id),
  fan_id uuid not null references users (id),
  -- Null where there was nothing to send, or nobody to send it to.
  message_id uuid,
  created_at timestamptz not null default now(),
  primary key (performer_id, fan_id)
);
create index welcomes_fan_idx on welcomes (fan_id);
