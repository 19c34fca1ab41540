-- Files of a bundle that its buyer had bought before, and so paid nothing for. See docs/decisions/0188.
create table purchase_credits (
  user_id uuid not null,
  -- What was bought for less.
  item_type text not null,
  item_id uuid not null,
  -- One of its files,
  file_id uuid not null,
  -- and an earlier purchase with the same bytes. Several may stand for one file.
  source_type text not null,
  source_id uuid not null,
  primary key (user_id, item_type, item_id, file_id, source_type, source_id),
  foreign key (user_id, item_type, item_id) references purchases on delete cascade,
  -- No earlier purchase is undone before it was asked what stands on it.
  foreign key (user_id, source_type, source_id) references purchases
);
create index purchase_credits_source_idx on purchase_credits (user_id, source_type, source_id);
