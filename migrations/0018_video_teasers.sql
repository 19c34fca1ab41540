-- A short film that everyone may see of a video.
alter table videos add column teaser_file_id uuid references files;
create unique index videos_teaser_idx on videos (teaser_file_id);
