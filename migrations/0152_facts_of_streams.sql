-- What a stream is about, and the language that is spoken in it.
alter table streams
  add column topic text not null default '' check (length(topic) <= 60),
  add column language text check (language ~ '^[a-z]{2}$');
