-- A performer's texts for what she writes often: docs/decisions/0152.
create table quick_replies (
  id uuid primary key,
  performer_id uuid not null references users (id),
  title text not null check (length(title) between 1 and 60),
  text text not null check (length(text) between 1 and 2000),
  position integer not null,
  created_at timestamptz not null default now()
);
create index quick_replies_performer_idx on quick_replies (performer_id, position, id);
