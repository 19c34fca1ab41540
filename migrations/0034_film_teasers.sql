-- Teasers that the site makes of a film, where its performer wants that. See docs/decisions/0083.
alter table feed_posts add column teaser_from_film boolean not null default false;
alter table videos add column teaser_from_film boolean not null default false;

-- The film of which this was cut by the site. It may go before: no reference.
alter table files add column excerpt_of uuid;
