-- Since when the film of a stream is shown at the stream's address, to whom the stream was for. A film is either that or
-- a video: those whose audience videos do not know are shown so.
alter table recordings
  add column shown_at timestamptz,
  add constraint recordings_shown_check check (shown_at is null or (file_id is not null and video_id is null));

-- By it a film is not shown while its stream is removed.
create index removals_of_streams on removals (target_id) where target_type = 'stream' and state <> 'restored';
