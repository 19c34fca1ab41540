-- What is for subscribers may have a price, at which everybody else buys it alone. See docs/decisions/0065.
do $$
declare
  item text;
  old text;
begin
  foreach item in array array['feed_posts', 'galleries', 'videos', 'products'] loop
    select conname into strict old from pg_constraint
      where conrelid = item::regclass and contype = 'c'
        and pg_get_constraintdef(oid) = 'CHECK (((audience = ''paid''::text) = (price > 0)))';
    execute format('alter table %I drop constraint %I', item, old);
    execute format(
      'alter table %I add constraint %I check (audience = ''subscribers'' or (audience = ''paid'') = (price > 0))',
      item, item || '_price_check_by_audience');
  end loop;
end $$;
