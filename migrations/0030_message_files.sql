-- Photos and videos of private messages. See docs/decisions/0071.
create table message_files (
  -- A file stands in one message: whoever sends the same bytes again sends another use of them.
  file_id uuid primary key references files,
  message_id uuid not null references messages,
  position smallint not null check (position between 0 and 9),
  unique (message_id, position)
);

alter table messages
  drop constraint messages_type_check,
  add constraint messages_type_check check (type in ('text', 'tip', 'photo', 'video'));

-- Two kinds of file more, whatever kinds there are.
do $$
declare kinds text;
begin
  select pg_get_constraintdef(oid) into strict kinds from pg_constraint where conname = 'files_kind_check';
  alter table files drop constraint files_kind_check;
  execute 'alter table files add constraint files_kind_check '
    || replace(kinds, 'ARRAY[', 'ARRAY[''message-photo''::text, ''message-video''::text, ');
end $$;
