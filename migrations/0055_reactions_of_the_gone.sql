-- Reactions of accounts that are deleted go as their comments do, see docs/decisions/0021: also of those that left before.
do $$
declare
  counted record;
begin
  for counted in
    select * from (values
      ('feed', 'like', 'feed_posts', 'like_count'), ('feed', 'bookmark', 'feed_posts', 'bookmark_count'),
      ('gallery', 'like', 'galleries', 'like_count'), ('gallery', 'bookmark', 'galleries', 'bookmark_count'),
      ('video', 'like', 'videos', 'like_count'), ('video', 'bookmark', 'videos', 'bookmark_count'),
      ('product', 'like', 'products', 'like_count'), ('product', 'bookmark', 'products', 'bookmark_count'),
      ('comment', 'like', 'comments', 'like_count')) as it (type, action, item_table, counter)
  loop
    execute format('with gone as (
        delete from reactions r using users u
        where u.id = r.user_id and u.deleted_at is not null and r.object_type = %L and r.action = %L
        returning r.object_id),
      counted as (select object_id, count(*) as total from gone group by object_id)
      update %I item set %I = item.%I - counted.total from counted where item.id = counted.object_id',
      counted.type, counted.action, counted.item_table, counted.counter, counted.counter);
  end loop;
end $$;

delete from reactions using users where users.id = reactions.user_id and users.deleted_at is not null;
