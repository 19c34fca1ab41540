-- Two folders of a member differ in more than the keyboard that typed their names. Of those that do not, the later gets
-- a number.
do $$
declare
  twin record;
  number integer;
begin
  for twin in
    select id, user_id, left(name, 76) as name from (
      select *, row_number() over (partition by user_id, fold_text(name) order by created_at, id) as place from library_folders
    ) folders
    where place > 1 order by created_at, id
  loop
    number := 2;
    while exists (
      select from library_folders
      where user_id = twin.user_id and fold_text(name) = fold_text(twin.name || ' ' || number)
    ) loop
      number := number + 1;
    end loop;
    update library_folders set name = twin.name || ' ' || number where id = twin.id;
  end loop;
end $$;

drop index library_folders_name_idx;
create unique index library_folders_name_idx on library_folders (user_id, fold_text(name));
