-- Which bytes of whom the site has removed: they are not used again while the removal stands, by whatever row of `files`
-- and also when they are uploaded anew. Kept when the removal is purged, taken out when it is taken back.
-- See docs/decisions/0101.
create table removed_bytes (
  owner_id uuid not null,
  sha256 bytea not null,
  removal_id uuid not null references removals (id),
  primary key (owner_id, sha256, removal_id)
);
create index removed_bytes_of_removal on removed_bytes (removal_id);

insert into removed_bytes (owner_id, sha256, removal_id)
  select distinct f.owner_id, f.sha256, r.id from removals r join files f on f.id = any(r.kept_file_ids)
  where r.state = 'removed'
  on conflict do nothing;

-- The films that were made of a recording: the whole one, what it was trimmed to, its clips. By it they go with the stream.
create table recording_films (
  file_id uuid primary key references files (id) on delete cascade,
  recording_id uuid not null references recordings (id) on delete cascade
);
create index recording_films_of_recording on recording_films (recording_id);

insert into recording_films (file_id, recording_id)
  select r.file_id, r.id from recordings r join files f on f.id = r.file_id
  on conflict do nothing;

-- Whether the video that it became was taken away with its stream, and comes back with it.
alter table recordings add column video_removed boolean not null default false;
