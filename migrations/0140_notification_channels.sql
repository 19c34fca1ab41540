-- Of what somebody is told, and by which channel: docs/decisions/0153.

-- Only what an account has set otherwise than the site's defaults, which the code has.
create table notification_preferences (
  user_id uuid not null references users,
  topic text not null,
  channel text not null check (channel in ('app', 'push', 'email')),
  is_on boolean not null,
  primary key (user_id, topic, channel)
);

-- What a notice is for those who look for it: the code has the same list, and a test compares both. In PL/pgSQL as the
-- functions beside it, since a column's expression is prepared for each statement that writes the table.
create function notification_category(kind text) returns text language plpgsql immutable parallel safe as $$
begin
  return case
    when kind in ('like', 'comment', 'comment-reply', 'mention', 'message', 'follow') then 'people'
    when kind in ('post', 'stream-started') then 'content'
    when kind in ('verification-approved', 'verification-refused', 'report-acted', 'report-dismissed', 'content-removed',
      'content-restored', 'objection-upheld', 'file-failed') then 'account'
    else 'money' end;
end $$;

-- The kinds that are new: answers and mentions below one thing, and messages of one conversation, are one entry; who
-- renewed is told by the day, as who subscribed.
create or replace function notification_group(kind text, link text, actor_id uuid, created_at timestamptz, id uuid)
returns text language plpgsql immutable parallel safe as $$
begin
  return case
    when kind in ('like', 'comment', 'purchase', 'tip', 'subscription', 'file-failed', 'comment-reply', 'mention', 'message')
      and link is not null then kind || ' ' || link
    when kind in ('follow', 'subscription', 'tip', 'subscription-renewed')
      then kind || ' ' || to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')
    when kind = 'post' then kind || ' ' || actor_id || ' ' || to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')
    else id::text end;
end $$;

alter table notifications
  -- Whether it stands in the list of its reader; one that does not is there for another channel.
  add column in_app boolean not null default true,
  add column category text not null generated always as (notification_category(kind)) stored;
create index notifications_category_idx on notifications (user_id, category, id desc) where is_newest;
create index notifications_unread_newest_idx on notifications (user_id, id desc) where is_newest and read_at is null;
create index notifications_elsewhere_idx on notifications (id) where not in_app;

-- What another channel than the list has to tell, and has told: one row for each notice and channel, so that nothing is
-- told twice by one.
create table notification_deliveries (
  notification_id uuid not null references notifications on delete cascade,
  channel text not null check (channel in ('push', 'email')),
  user_id uuid not null references users,
  state text not null default 'waiting' check (state in ('waiting', 'told', 'dropped')),
  created_at timestamptz(3) not null default now(),
  told_at timestamptz(3),
  primary key (notification_id, channel)
);
create index notification_deliveries_waiting_idx on notification_deliveries (user_id, channel, notification_id)
  where state = 'waiting';
create index notification_deliveries_user_idx on notification_deliveries (user_id);
