-- Totals, counters and searches that read no more than they show or count: docs/decisions/0115.

-- With the performer, so that a number of subscriptions is read from the index alone.
drop index subscriptions_user_status_idx;
create index subscriptions_user_status_idx on subscriptions (user_id, status, id desc) include (performer_id);

-- Lists of performers show those who are verified.
drop index performers_followers_idx;
create index performers_followers_idx on performers (follower_count desc, user_id) where verified_at is not null;

-- Operators look for a part of an e-mail.
create index users_email_words_idx on users using gin (email gin_trgm_ops);

-- How many answers a thread has is kept with it, and not counted for every page.
alter table comments add column reply_count integer not null default 0 check (reply_count >= 0);
update comments thread set reply_count = answers.total
  from (select parent_id, count(*) as total from comments where deleted_at is null and parent_id is not null group by 1) answers
  where thread.id = answers.parent_id;
