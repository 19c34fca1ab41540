-- Which files were reported, as the words are kept (0192): their author may replace them or take them back before anybody
-- has judged them. Such a file is kept while the report is judged, and for a while after, see isReportedSql in
-- apps/api/src/modules/files/file-references.ts and docs/decisions/0074. `file_id` refers to nothing: it tells which files
-- there were also when they are gone. With `reported` of a report they are forgotten.
create table report_files (
  report_id uuid not null references reports (id) on delete cascade,
  file_id uuid not null,
  position int not null,
  primary key (report_id, file_id)
);
create index report_files_file_idx on report_files (file_id);

-- Of reports that are still to be judged, those that stand there now, as src/modules/reports/reported-content.ts has them.
insert into report_files (report_id, file_id, position)
select r.id, now.file_id, row_number() over (partition by r.id order by now.place, now.file_id)
from reports r join (
  select 'feed' as kind, feed_post_id as id, file_id, position as place from feed_post_files
  union all select 'feed', p.id, cover.id, 1000 from feed_posts p, unnest(array[thumbnail_file_id, teaser_file_id]) cover (id)
  union all select 'gallery', gallery_id, file_id, 0 from photos where deleted_at is null
  union all select 'photo', id, file_id, 0 from photos where deleted_at is null
  union all select 'video', v.id, shown.id, 0
    from videos v, unnest(array[file_id, thumbnail_file_id, teaser_file_id]) shown (id) where deleted_at is null
  union all select 'product', product_id, file_id, position from product_pictures
  union all select 'comment', id, file_id, 0 from comments where deleted_at is null
  union all select 'message', message_id, file_id, position from message_files
  union all select 'stream', id, cover_file_id, 0 from streams
  union all select kind, u.id, picture.id, 0
    from users u, unnest(array['user', 'performer']) kind, unnest(array[avatar_file_id, cover_file_id]) picture (id)
) now on now.kind = r.target_type and now.id = r.target_id
join files f on f.id = now.file_id and f.excerpt_of is null
where r.status = 'open'
on conflict do nothing;
