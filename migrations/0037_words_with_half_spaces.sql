-- A word is found however its half-space is written: with it, with a space, or as one word.

-- Text as it is searched, the same as toSearchText makes it (see search-text.ts; a test holds them together). New:
-- half-spaces are nothing, and endings and beginnings of words that stand after a space belong to them.
create or replace function fold_text(words text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    btrim(regexp_replace(
      translate(
        regexp_replace(
          lower(normalize(replace(words, U&'\200C', ''), nfkd)),
          '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]',
          '', 'g'),
        'يىكةەہھٱı٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ییکههههاi01234567890123456789'),
      '[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069]+', ' ', 'g')),
    '(?<=[\u0620-\u064a\u066e-\u06d3]) (?=(?:ها|های|هایی|هایم|هایت|هایش|هایمان|هایتان|هایشان|تر|ترین|ترها)(?![\u0620-\u064a\u066e-\u06d3]))|(?<=(?<![\u0620-\u064a\u066e-\u06d3])ن?می) (?=[\u0620-\u064a\u066e-\u06d3])',
    '', 'g')
$$;

update users set search_text = fold_text(concat_ws(' ', name, username, (select craft from performers where user_id = users.id)))
where search_text <> '';

-- Stored generated columns keep what the old function made.
alter table galleries drop column search_text;
alter table galleries add column search_text text not null generated always as (fold_text(title || ' ' || description)) stored;
create index galleries_search_idx on galleries using gin (search_text gin_trgm_ops) where deleted_at is null;
alter table videos drop column search_text;
alter table videos add column search_text text not null generated always as (fold_text(title || ' ' || description)) stored;
create index videos_search_idx on videos using gin (search_text gin_trgm_ops) where deleted_at is null;

-- Posts get the forms that they were not found by yet. Only of what everyone may read.
update feed_posts p
set search_text = p.search_text || more.words
from (
  select open.id, (
    select string_agg(distinct ' ' || left(found[1], 64), '')
    from regexp_matches(
      fold_text(open.words) || ' ' || fold_text(replace(open.words, U&'\200C', ' ')), '[\u0620-\u064a\u066e-\u06d3]+', 'g') found
    where left(found[1], 64) <> all (string_to_array(open.search_text, ' '))
  ) as words
  from (
    select id, search_text, teaser || ' ' || case audience when 'free' then text else '' end as words
    from feed_posts where search_text ~ '[\u0620-\u06d3]'
  ) open
) more
where more.id = p.id and more.words is not null;
