-- See 0235, which has built what takes their place.
drop index if exists
  feed_posts_owner_idx, galleries_owner_idx, videos_owner_idx, products_owner_idx, streams_owner_idx, addresses_user_idx;
