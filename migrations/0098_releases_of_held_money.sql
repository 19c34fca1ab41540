-- Which payment to a performer came out of what was held: each is released once.
create table ledger_releases (
  held_id uuid primary key references ledger_transactions,
  release_id uuid not null unique references ledger_transactions
);
insert into ledger_releases (held_id, release_id) select payment_id, release_id from orders where release_id is not null;

-- What is left of money that was held: less what was paid back, and less what was released and not taken back since.
create function ledger_still_held(held uuid) returns bigint language sql stable as $$
  select (hold.amount - ledger_reversed(hold.id) - coalesce((
    select release.amount - ledger_reversed(release.id) from ledger_releases
      join ledger_transactions release on release.id = ledger_releases.release_id
      where ledger_releases.held_id = hold.id), 0))::bigint
  from ledger_transactions hold where hold.id = held
$$;

-- Money that was released is not held any more: what is paid back of it comes from whom it was released to, never from
-- what the same person has paid for other orders. And what was paid back of an order stays so.
create or replace function ledger_reversal_must_fit() returns trigger language plpgsql as $$
declare reversed ledger_transactions;
begin
  -- Two reversals of the same transaction wait for one another.
  select * into reversed from ledger_transactions where id = new.reverses_id for no key update;
  if exists (select from ledger_transactions first join ledger_transactions second on second.id = first.reverses_id
      where first.id = new.reverses_id and (second.reverses_id is not null or second.kind in ('order', 'release'))) then
    raise exception 'ledger transaction % takes back what was itself taken back', new.id
      using errcode = 'integrity_constraint_violation';
  end if;
  if ledger_reversed(new.reverses_id) + new.amount > reversed.amount then
    raise exception 'ledger transaction % takes back more than there was of %', new.id, new.reverses_id
      using errcode = 'integrity_constraint_violation';
  end if;
  if reversed.kind = 'order' and new.amount > ledger_still_held(new.reverses_id) then
    raise exception 'ledger transaction % takes back more than is held of %', new.id, new.reverses_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
