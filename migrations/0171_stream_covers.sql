-- The picture that stands for a stream before it begins, in lists and where its page is shared.
alter table streams add column cover_file_id uuid references files (id);

-- A file has one place only, and is found by it.
create unique index streams_cover_idx on streams (cover_file_id) where cover_file_id is not null;
