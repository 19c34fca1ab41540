-- Letters about news: docs/decisions/0154.

-- When a digest is written next: the first moment after another at which clocks of a time zone show an hour, on each
-- day or on one of the week (1 for Monday). An hour that a clock leaves out counts as the one that follows.
create function next_digest(after timestamptz, time_zone text, digest_hour int, digest_weekday int) returns timestamptz
language sql stable parallel safe as $$
  select min(due) from (
    select (case
      when digest_weekday is null then date_trunc('day', after at time zone time_zone) + make_interval(days => place)
      else date_trunc('week', after at time zone time_zone) + make_interval(weeks => place, days => digest_weekday - 1)
      end + make_interval(hours => digest_hour)) at time zone time_zone as due
    from generate_series(0, 2) place
  ) digests where due > after
$$;

create table notice_letter_settings (
  user_id uuid primary key references users,
  frequency text not null check (frequency in ('at-once', 'daily', 'weekly', 'none')),
  hour int not null default 9 check (hour between 0 and 23),
  weekday int not null default 1 check (weekday between 1 and 7),
  time_zone text not null check (length(time_zone) <= 64),
  next_at timestamptz(3),
  check ((next_at is not null) = (frequency in ('daily', 'weekly')))
);
create index notice_letter_settings_next_idx on notice_letter_settings (next_at) where next_at is not null;

-- The address by which its reader ends letters of its sort, for the headers that mail programs read (RFC 8058).
alter table mails add column unsubscribe_url text check (length(unsubscribe_url) <= 2048);
