-- How long a segment is, by which a clip finds those that it is made of. Those from before are as long as segments are.
alter table recording_segments add column duration_ms integer not null default 2000;

-- What is left of a film when it is trimmed, in milliseconds of it, while that is done.
alter table recordings
  add column cut_from_ms bigint,
  add column cut_to_ms bigint,
  add constraint recordings_cut_check check ((cut_from_ms is null) = (cut_to_ms is null) and cut_from_ms < cut_to_ms);
