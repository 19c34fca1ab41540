-- outside a transaction
-- All works of a performer, deleted ones among them, for an account that leaves. An index of them without an order (0224) is
-- smaller than the ordered ones of those that are shown: where PostgreSQL expects few posts of each, it took that for the
-- home feed, and sorted every post of somebody who has ten thousands of them.
create index concurrently if not exists feed_posts_of_idx on feed_posts (performer_id, published_at desc, id desc);
create index concurrently if not exists galleries_of_idx on galleries (performer_id, published_at desc, id desc);
create index concurrently if not exists videos_of_idx on videos (performer_id, published_at desc, id desc);
create index concurrently if not exists products_of_idx on products (performer_id, created_at desc, id desc);
create index concurrently if not exists streams_of_idx on streams (performer_id, started_at desc, id desc);
-- In the order in which they are shown. The index before is of those that are not deleted, which is no longer asked for.
create index concurrently if not exists addresses_shown_idx on addresses (user_id, is_default desc, id desc);
