-- A draft may hold what is to become of a post that is out: it stays as it is until the changes are saved. Null: a
-- draft of a new post.
alter table feed_drafts add column feed_post_id uuid references feed_posts on delete cascade;
create index feed_drafts_post_idx on feed_drafts (feed_post_id) where feed_post_id is not null;
