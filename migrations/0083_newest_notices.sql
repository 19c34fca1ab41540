-- Notices stand in groups, each by its newest: docs/decisions/0108 and 0115.

-- The key of a group. What is made of a day is the same for everybody: UTC, and written in one way.
create function notification_group(kind text, link text, actor_id uuid, created_at timestamptz, id uuid) returns text
language sql immutable parallel safe as $$
  select case
    when kind in ('like', 'comment', 'purchase', 'tip', 'subscription', 'file-failed') and link is not null then kind || ' ' || link
    when kind in ('follow', 'subscription', 'tip') then kind || ' ' || to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')
    when kind = 'post' then kind || ' ' || actor_id || ' ' || to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')
    else id::text end
$$;

create function notification_entry(user_id uuid, kind text, link text, actor_id uuid, created_at timestamptz, id uuid)
returns text language sql immutable parallel safe as $$
  select user_id || ' ' || notification_group(kind, link, actor_id, created_at, id)
$$;

alter table notifications
  add column group_key text not null
    generated always as (notification_group(kind, link, actor_id, created_at, id)) stored,
  -- The group of one account. One column, so that nothing but its own index serves a look at a group.
  add column entry_key text not null
    generated always as (notification_entry(user_id, kind, link, actor_id, created_at, id)) stored,
  -- The newest notice of every group is marked; an older one may be for a while.
  add column is_newest boolean not null default true;

create index notifications_entry_idx on notifications (entry_key, (read_at is null), id desc);
update notifications old set is_newest = false where exists (
  select from notifications newer where newer.entry_key = old.entry_key and (newer.read_at is null) = (old.read_at is null) and newer.id > old.id);
create index notifications_newest_idx on notifications (user_id, id desc) where is_newest;
