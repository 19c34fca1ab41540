-- Who is a fan of whom, and lists of fans: docs/decisions/0151.

-- A row for each pair since the fan first followed, subscribed, bought or wrote. It stays: who unfollows was a fan.
create table fans (
  performer_id uuid not null references performers (user_id),
  fan_id uuid not null references users,
  since timestamptz(3) not null default now(),
  -- What the ledger says he has paid her, less what was taken back. Orders count once they are paid out.
  spent bigint not null default 0,
  last_bought_at timestamptz(3),
  primary key (performer_id, fan_id)
);
create index fans_since_idx on fans (performer_id, since desc, fan_id desc);
create index fans_spent_idx on fans (performer_id, spent desc, fan_id desc);
create index fans_fan_idx on fans (fan_id);

-- By triggers, so that no way of following, paying or writing forgets it. Only a payment locks a row that is there: it
-- holds the wallet already, while a message holds its conversation.
create function fans_begin(performer uuid, fan uuid, moment timestamptz) returns void language sql as $$
  insert into fans (performer_id, fan_id, since) values (performer, fan, moment) on conflict do nothing
$$;

create function fans_by_follow() returns trigger language plpgsql as $$
begin
  perform fans_begin(new.performer_id, new.follower_id, new.created_at);
  return null;
end $$;
create trigger fans_by_follow after insert on follows for each row execute function fans_by_follow();

create function fans_by_subscription() returns trigger language plpgsql as $$
begin
  perform fans_begin(new.performer_id, new.user_id, new.started_at);
  return null;
end $$;
create trigger fans_by_subscription after insert on subscriptions
  for each row execute function fans_by_subscription();

create function fans_by_message() returns trigger language plpgsql as $$
begin
  perform fans_begin(performers.user_id, new.sender_id, new.created_at) from performers
    where performers.user_id = any (new.member_ids) and performers.user_id <> new.sender_id
      and exists (select from users where id = new.sender_id and role = 'user');
  return null;
end $$;
create trigger fans_by_message after insert on messages for each row
  when (new.member_ids <> '{}') execute function fans_by_message();

create function fans_by_movement() returns trigger language plpgsql as $$
declare
  sale ledger_transactions := new;
  change bigint := new.amount;
begin
  -- A refund takes a sale back, and a reversal of the refund gives it back again.
  while sale.reverses_id is not null loop
    select * into sale from ledger_transactions where id = sale.reverses_id;
    change := -change;
  end loop;
  if sale.kind not in ('tip', 'purchase', 'subscription', 'release', 'order')
    or sale.user_id is null or sale.performer_id is null then
    return null;
  end if;
  if sale.kind = 'order' then change := 0; end if;
  insert into fans (performer_id, fan_id, since, spent, last_bought_at)
    values (sale.performer_id, sale.user_id, new.created_at, change, sale.created_at)
    on conflict (performer_id, fan_id) do update
      set spent = fans.spent + excluded.spent, last_bought_at = greatest(fans.last_bought_at, excluded.last_bought_at);
  return null;
end $$;
create trigger fans_by_movement after insert on ledger_transactions
  for each row when (new.kind in ('tip', 'purchase', 'subscription', 'release', 'order', 'refund', 'chargeback', 'reversal'))
  execute function fans_by_movement();

insert into fans (performer_id, fan_id, since, spent, last_bought_at)
select performer_id, fan_id, min(moment), coalesce(sum(amount), 0)::bigint, max(bought_at) from (
  select performer_id, follower_id as fan_id, created_at as moment, null::bigint as amount, null::timestamptz as bought_at
    from follows
  union all
  select performer_id, user_id, started_at, null, null from subscriptions
  union all
  select performer_id, user_id, created_at,
    case when kind = 'order' then 0 else amount - ledger_reversed(id) end, created_at
    from ledger_transactions where kind in ('tip', 'purchase', 'subscription', 'release', 'order')
      and user_id is not null and performer_id is not null
  union all
  select performers.user_id, m.sender_id, m.created_at, null, null
    from messages m join performers on performers.user_id = any (m.member_ids) and performers.user_id <> m.sender_id
    join users on users.id = m.sender_id and users.role = 'user') met
group by performer_id, fan_id;

-- What a fan has paid her lately.
create index ledger_transactions_pair_idx on ledger_transactions (performer_id, user_id, created_at desc)
  where kind in ('tip', 'purchase', 'subscription', 'release');

create table fan_lists (
  id uuid primary key,
  performer_id uuid not null references performers (user_id),
  name text not null check (length(name) between 1 and 60),
  -- Null: those who were put in it. Else who is in it is asked whenever it matters.
  rules jsonb,
  member_count integer not null default 0 check (member_count >= 0),
  created_at timestamptz not null default now()
);
create index fan_lists_performer_idx on fan_lists (performer_id, id desc);
create unique index fan_lists_name_idx on fan_lists (performer_id, lower(name));

create table fan_list_members (
  list_id uuid not null references fan_lists on delete cascade,
  fan_id uuid not null references users,
  added_at timestamptz not null default now(),
  primary key (list_id, fan_id)
);
create index fan_list_members_fan_idx on fan_list_members (fan_id);
