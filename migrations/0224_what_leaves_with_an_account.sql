-- outside a transaction
-- What else is looked up by the account that leaves, deleted things among it: their other indexes hold what is shown.
create index concurrently if not exists notifications_actor_idx on notifications (actor_id) where actor_id is not null;
create index concurrently if not exists feed_posts_owner_idx on feed_posts (performer_id);
create index concurrently if not exists galleries_owner_idx on galleries (performer_id);
create index concurrently if not exists videos_owner_idx on videos (performer_id);
create index concurrently if not exists products_owner_idx on products (performer_id);
create index concurrently if not exists streams_owner_idx on streams (performer_id);
