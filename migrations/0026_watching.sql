-- What is said in a film, in several languages. Nothing has written to the earlier table, which had room for one.
drop table captions;
create table captions (
  file_id uuid not null references files on delete cascade,
  -- A supported culture (BCP 47).
  language text not null check (length(language) between 2 and 35),
  -- WebVTT as we write it: times, places and words.
  body text not null check (octet_length(body) <= 524288),
  cue_count integer not null check (cue_count > 0),
  updated_at timestamptz(3) not null default now(),
  primary key (file_id, language)
);

alter table files drop column captions_language;
-- In which languages a film has captions: read with every film, and written with what stands in `captions`.
alter table files
  add column caption_languages text[] not null default '{}' check (cardinality(caption_languages) <= 20);

-- Where somebody stopped watching or listening, so that another device of theirs goes on there.
create table watch_positions (
  user_id uuid not null references users,
  file_id uuid not null references files on delete cascade,
  -- From the beginning; 0 for what is begun anew.
  seconds integer not null check (seconds between 0 and 86400),
  updated_at timestamptz(3) not null default now(),
  primary key (user_id, file_id)
);
-- For those that were left longest ago: only so many are kept for each.
create index watch_positions_latest_idx on watch_positions (user_id, updated_at desc, file_id);
create index watch_positions_file_idx on watch_positions (file_id);
