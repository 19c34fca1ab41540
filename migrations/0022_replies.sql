-- Comments that answer others, with a picture, and liked.
alter table comments
  -- The comment that it answers. Answers stand on one level: what answers an answer has the same parent.
  add column parent_id uuid references comments,
  add column file_id uuid unique references files,
  add column like_count integer not null default 0 check (like_count >= 0),
  drop constraint comments_text_check,
  add constraint comments_text_check check (length(text) <= 2000),
  add constraint comments_content_check check (text <> '' or file_id is not null);

drop index comments_object_idx;
create index comments_object_idx on comments (object_type, object_id, id desc)
  where deleted_at is null and parent_id is null;
create index comments_replies_idx on comments (parent_id, id) where deleted_at is null and parent_id is not null;

-- A kind of file more, whatever kinds there are: other migrations add theirs.
do $$
declare kinds text;
begin
  select pg_get_constraintdef(oid) into strict kinds from pg_constraint where conname = 'files_kind_check';
  alter table files drop constraint files_kind_check;
  execute 'alter table files add constraint files_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''comment-photo''::text, ');
end $$;
