-- Whether an order's pieces were taken from a number: what was bought while as many were to be had as were asked for
-- does not come back as pieces of a stock that was counted later.
alter table orders add column stock_taken boolean not null default true;
update orders set stock_taken = false from products where products.id = orders.product_id and products.stock is null;
