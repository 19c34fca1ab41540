-- outside a transaction
-- Whether somebody has ordered a product is asked for each of its pictures, also of one that a hundred thousand ordered.
create index concurrently if not exists orders_ordered_idx on orders (user_id, product_id);
-- And whether operators have removed it, which ends that.
create index concurrently if not exists removals_of_products on removals (target_id)
  where target_type = 'product' and state <> 'restored';
