-- Galleries and videos that appear at a moment of their performer's choosing, as posts do (docs/decisions/0182): until
-- then `published_at` is that moment, and they exist for her alone.
alter table galleries
  add column state text not null default 'published' check (state in ('scheduled', 'published'));
alter table videos
  add column state text not null default 'published' check (state in ('scheduled', 'published'));
create index galleries_due_idx on galleries (published_at) where deleted_at is null and state = 'scheduled';
create index videos_due_idx on videos (published_at) where deleted_at is null and state = 'scheduled';
