-- Polls that posts carry, and what people chose in them.
create table polls (
  id uuid primary key,
  performer_id uuid not null references performers (user_id),
  -- Null until a post carries it. A post carries one poll, and a poll stands in one post.
  feed_post_id uuid unique references feed_posts,
  question text not null check (length(question) between 1 and 200),
  -- Milliseconds, as they are answered. Null: it stays open.
  ends_at timestamptz(3),
  created_at timestamptz not null default now()
);
create index polls_performer_idx on polls (performer_id, created_at);

create table poll_options (
  id uuid primary key,
  poll_id uuid not null references polls on delete cascade,
  position smallint not null,
  text text not null check (length(text) between 1 and 80),
  vote_count integer not null default 0 check (vote_count >= 0),
  unique (poll_id, position),
  -- For the votes below: none is for another poll's option.
  unique (poll_id, id)
);

create table poll_votes (
  poll_id uuid not null,
  option_id uuid not null,
  -- Null once the account is deleted: the vote counts, and tells nothing of whose it was.
  user_id uuid references users,
  created_at timestamptz not null default now(),
  unique (poll_id, user_id),
  foreign key (poll_id, option_id) references poll_options (poll_id, id) on delete cascade
);
create index poll_votes_user_idx on poll_votes (user_id);
