-- Whether somebody has ordered a product is asked for each of its pictures, also of one that a hundred thousand ordered.
create index orders_ordered_idx on orders (user_id, product_id);
