-- Documents in messages, under the name that they came with. See docs/decisions/0150.
alter table messages
  drop constraint messages_type_check,
  add constraint messages_type_check check (type in ('text', 'tip', 'photo', 'video', 'audio', 'file'));

-- One kind of file more, whatever kinds there are.
do $$
declare kinds text;
begin
  select pg_get_constraintdef(oid) into strict kinds from pg_constraint where conname = 'files_kind_check';
  alter table files drop constraint files_kind_check;
  execute 'alter table files add constraint files_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''message-file''::text, ');
end $$;
