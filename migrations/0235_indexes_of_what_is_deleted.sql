-- outside a transaction
-- Deleted works of an account that leaves. An index of all works of a performer (0224) is smaller than the ordered ones of
-- those that are shown: where PostgreSQL expects few posts of each, it took that for the home feed, and sorted every post
-- of somebody who has ten thousands of them.
create index concurrently if not exists feed_posts_deleted_idx on feed_posts (performer_id) where deleted_at is not null;
create index concurrently if not exists galleries_deleted_idx on galleries (performer_id) where deleted_at is not null;
create index concurrently if not exists videos_deleted_idx on videos (performer_id) where deleted_at is not null;
create index concurrently if not exists products_deleted_idx on products (performer_id) where deleted_at is not null;
-- In the order in which they are shown. The index before is of those that are not deleted, which is no longer asked for.
create index concurrently if not exists addresses_shown_idx on addresses (user_id, is_default desc, id desc);
-- Nothing of a stream is deleted: all of a performer's, in an order as well.
create index concurrently if not exists streams_of_idx on streams (performer_id, started_at desc, id desc);
