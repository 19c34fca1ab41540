-- What was reported, as it stood when it was: its author may change it or take it back meanwhile. One entry a report,
-- and one more where the same member reports it anew after it was changed; null: an older process has stored it, or it
-- was closed before there was this; empty: the words are forgotten. See docs/decisions/0074.
alter table reports add column reported text[] check (cardinality(reported) <= 5);

-- Of reports that are still to be judged, what stands now, cut as src/modules/reports/reported-content.ts does.
update reports r set reported = array[left(now.words, 5000)]
from (
  select 'feed' as kind, id, concat_ws(E'\n', nullif(text, ''),
    (select concat_ws(E'\n', question,
        (select string_agg('– ' || o.text, E'\n' order by position) from poll_options o where poll_id = polls.id))
      from polls where feed_post_id = feed_posts.id)) as words from feed_posts where deleted_at is null
  union all select 'gallery', id, concat_ws(E'\n', title, description) from galleries where deleted_at is null
  union all select 'photo', id, title from photos where deleted_at is null
  union all select 'video', id, concat_ws(E'\n', title, description) from videos where deleted_at is null
  union all select 'product', id, concat_ws(E'\n', title, description) from products where deleted_at is null
  union all select 'comment', id, text from comments where deleted_at is null
  union all select 'message', id, text from messages where not is_deleted
  union all select 'stream', id, title from streams
  union all select 'user', id, name from users where deleted_at is null
  union all select 'performer', users.id, concat_ws(E'\n', users.name, performers.bio)
    from users join performers on performers.user_id = users.id where users.deleted_at is null
) now
where r.status = 'open' and now.kind = r.target_type and now.id = r.target_id;

-- By whose words they keep, and by what they are about: they are forgotten with it.
create index reports_owner_idx on reports (target_owner_id) where reported <> '{}';
create index reports_target_idx on reports (target_id) where reported <> '{}';
