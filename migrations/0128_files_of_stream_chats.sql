-- Files in the chat of a stream. See docs/decisions/0150.
alter table streams
  -- Whether viewers may send files into its chat; its performer always may.
  add column takes_files boolean not null default false;

-- Four kinds of file more, whatever kinds there are.
do $$
declare kinds text;
begin
  select pg_get_constraintdef(oid) into strict kinds from pg_constraint where conname = 'files_kind_check';
  alter table files drop constraint files_kind_check;
  execute 'alter table files add constraint files_kind_check ' || replace(kinds, 'ARRAY[',
    'ARRAY[''chat-photo''::text, ''chat-video''::text, ''chat-thumbnail''::text, ''chat-audio''::text, ');
end $$;
