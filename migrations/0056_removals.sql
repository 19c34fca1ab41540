-- What operators remove, why, what its author says to that, and what is needed to bring it back: docs/decisions/0101.
create table removals (
  id uuid primary key,
  target_type text not null check (target_type in ('user', 'performer', 'feed', 'gallery', 'photo', 'video', 'product', 'comment', 'message', 'stream')),
  target_id uuid not null,
  owner_id uuid not null references users,
  operator_id uuid not null references users,
  -- The report that led to it, if one did.
  report_id uuid references reports,
  reason text not null check (reason in ('spam', 'nudity', 'violence', 'harassment', 'copyright', 'underage', 'fraud', 'other')),
  -- What the operator says to the author.
  text text not null default '' check (length(text) <= 1000),
  -- By what its author knows it: the beginning of its words; empty for what has none.
  title text not null default '' check (length(title) <= 300),
  -- What was taken out of rows that stay: words of a message, parts of a profile, which answers went with a comment.
  kept jsonb not null default '{}',
  -- Every file of it. None is let go while it can be brought back.
  kept_file_ids uuid[] not null default '{}',
  state text not null default 'removed' check (state in ('removed', 'restored', 'purged')),
  removed_at timestamptz(3) not null default now(),
  -- Until then it can be brought back, and its author can object.
  undoable_until timestamptz(3) not null,
  objection text not null default '' check (length(objection) <= 2000),
  objected_at timestamptz(3),
  decision text check (decision in ('upheld', 'restored')),
  decision_text text not null default '' check (length(decision_text) <= 1000),
  decided_by uuid references users,
  decided_at timestamptz(3),
  check ((decision is null) = (decided_at is null))
);
create unique index removals_standing_key on removals (target_type, target_id) where state = 'removed';
create index removals_owner_idx on removals (owner_id, id desc);
create index removals_due_idx on removals (undoable_until) where state = 'removed';
create index removals_objections_idx on removals (id desc) where state = 'removed' and objected_at is not null and decided_at is null;
create index removals_files_idx on removals using gin (kept_file_ids) where state = 'removed';

-- What a notice is about, where its kind alone does not say it.
alter table notifications add column details jsonb;
