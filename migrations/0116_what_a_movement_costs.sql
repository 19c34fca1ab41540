-- What PostgreSQL did for each payment besides what it was asked for: docs/decisions/0143.

-- All entries that one statement adds to a transaction sum to zero, so all of a transaction's do: entries are never
-- changed, and there were none before the first statement. The table itself need not be read. Where it was small when a
-- connection first asked, the plan was to read it from end to end, and stayed so while the table grew.
create or replace function ledger_transactions_must_balance() returns trigger language plpgsql as $$
declare unbalanced uuid;
begin
  select transaction_id into unbalanced from fresh
    group by transaction_id having sum(amount) <> 0 or count(*) < 2 limit 1;
  if found then
    raise exception 'ledger transaction % does not balance', unbalanced using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

-- The key of a notice's group, as it was, in PL/pgSQL: a column's expression is prepared for each statement that writes
-- the table, and then the text of a function in SQL is read and analysed, which took longer than all the rest of it.
create or replace function notification_group(kind text, link text, actor_id uuid, created_at timestamptz, id uuid)
returns text language plpgsql immutable parallel safe as $$
begin
  return case
    when kind in ('like', 'comment', 'purchase', 'tip', 'subscription', 'file-failed') and link is not null then kind || ' ' || link
    when kind in ('follow', 'subscription', 'tip') then kind || ' ' || to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')
    when kind = 'post' then kind || ' ' || actor_id || ' ' || to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')
    else id::text end;
end $$;

create or replace function notification_entry(user_id uuid, kind text, link text, actor_id uuid, created_at timestamptz, id uuid)
returns text language plpgsql immutable parallel safe as $$
begin
  return user_id || ' ' || notification_group(kind, link, actor_id, created_at, id);
end $$;
