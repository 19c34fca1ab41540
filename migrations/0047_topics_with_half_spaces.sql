-- A topic is one word with its half-spaces, and has a letter in it (see TOPIC of libs/contract/src/words/marks.ts): the
-- first half of one, one with an ending that stands after it, and numbers were kept as topics too. Their words stay.
update feed_posts p
set search_text = btrim(concat_ws(' ',
  (
    select string_agg(distinct left('#' || regexp_replace(fold_text(found[1]), '[\s#]+', '', 'g'), 64), ' ')
    from regexp_matches(
      open.words,
      '(?<![0-9A-Za-z_#&/\u00c0-\u02af\u0370-\u05ff\u0620-\u0669\u066e-\u06d3\u06ee-\u1fff\u200c])#((?:[0-9A-Za-z_\u00c0-\u05f2\u0610-\u061a\u0620-\u0669\u066e-\u06d3\u06d5-\u1fff\u2c00-\u2dff\u3040-\ud7ff]|(?<=\S)\u200c(?=[\u0620-\u0669\u066e-\u06d3\u06d5-\u1fffA-Za-z]))+)', 'g'
    ) found
    where found[1] ~ '[A-Za-z\u00c0-\u02af\u0370-\u058f\u05d0-\u05f2\u0620-\u064a\u066e-\u06d3\u06fa-\u1fff\u2c00-\u2dff\u3040-\ud7ff]'
  ),
  (select string_agg(word, ' ' order by place) from unnest(string_to_array(p.search_text, ' ')) with ordinality kept (word, place)
   where not starts_with(word, '#'))
))
from (
  select id, teaser || ' ' || case audience when 'free' then text else '' end as words
  from feed_posts where search_text ~ '(^| )#'
) open
where open.id = p.id;
