alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in (
  'feed-photo', 'feed-video', 'feed-thumbnail', 'feed-audio', 'photo', 'video', 'video-thumbnail', 'avatar', 'cover',
  'welcome-video', 'document', 'site-picture'));
-- How loud a sound is along its length, each 0 to 100: what the player draws.
alter table files add column peaks smallint[] check (cardinality(peaks) <= 200);
