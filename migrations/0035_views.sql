-- Who has looked at what today, so that each counts once. Forgotten after a day; a crash may take it. See
-- docs/decisions/0084.
create unlogged table views (
  day date not null,
  object_id uuid not null,
  -- A keyed hash of the account, or of a visitor's network, that is another one every day.
  viewer bytea not null,
  primary key (day, object_id, viewer)
);
