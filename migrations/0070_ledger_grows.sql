-- The ledger before anything else hangs on it: see docs/decisions/0116.

-- What an owner may have beside wallet and earnings, and the platform's accounts.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts drop constraint ledger_accounts_check;
alter table ledger_accounts drop constraint ledger_accounts_balance_check;
alter table ledger_accounts
  add constraint ledger_accounts_kind_check check (kind in (
    'wallet', 'earnings', 'held', 'payout-pending', 'receivable',
    'gateway', 'commission', 'promotion', 'payout-clearing', 'referral', 'tax-payable', 'dispute-loss', 'gateway-fees')),
  add constraint ledger_accounts_owner_check check (
    (owner_id is not null) = (kind in ('wallet', 'earnings', 'held', 'payout-pending', 'receivable'))),
  -- What somebody owes lies below zero, what somebody has above.
  add constraint ledger_accounts_balance_check check (case kind when 'receivable' then balance <= 0 else balance >= 0 end),
  -- How many of a wallet's tokens were given away: they are spent first, and never refunded in money.
  add column promotional bigint not null default 0,
  add constraint ledger_accounts_promotional_check check (
    promotional = 0 or (kind = 'wallet' and promotional between 0 and balance));
insert into ledger_accounts (id, owner_id, kind, balance) values
  ('00000000-0000-7000-8000-000000000004', null, 'payout-clearing', null),
  ('00000000-0000-7000-8000-000000000005', null, 'referral', null),
  ('00000000-0000-7000-8000-000000000006', null, 'tax-payable', null),
  ('00000000-0000-7000-8000-000000000007', null, 'dispute-loss', null),
  ('00000000-0000-7000-8000-000000000008', null, 'gateway-fees', null);

alter table ledger_entries
  -- How many of the tokens were given away, with the entry's own sign.
  add column promotional bigint not null default 0,
  add constraint ledger_entries_promotional_check check (promotional * sign(amount) between 0 and abs(amount)),
  -- From when on what an earnings account got may be paid out; null: at once.
  add column available_at timestamptz;
create index ledger_entries_pending_idx on ledger_entries (account_id, available_at) where available_at is not null;

alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions
  add constraint ledger_transactions_kind_check check (kind in (
    'top-up', 'tip', 'purchase', 'subscription', 'order', 'release', 'refund', 'chargeback', 'reversal', 'repayment',
    'referral', 'payout', 'payout-sent', 'adjustment')),
  add column reverses_id uuid references ledger_transactions,
  add constraint ledger_transactions_reverses_check check (
    (kind in ('refund', 'chargeback', 'reversal')) = (reverses_id is not null));
create index ledger_transactions_reverses_idx on ledger_transactions (reverses_id) where reverses_id is not null;
drop index ledger_transactions_item_idx;
create index ledger_transactions_item_idx on ledger_transactions (item_id)
  where kind in ('purchase', 'release', 'refund', 'chargeback', 'reversal');

-- What has been taken back of a transaction, less what of that was taken back again.
create function ledger_reversed(transaction uuid) returns bigint language sql stable as $$
  select coalesce(sum(reversal.amount - coalesce((
    select sum(again.amount) from ledger_transactions again where again.reverses_id = reversal.id), 0)), 0)::bigint
  from ledger_transactions reversal where reversal.reverses_id = transaction
$$;

create function ledger_reversal_must_fit() returns trigger language plpgsql as $$
declare reversed ledger_transactions;
begin
  -- Two reversals of the same transaction wait for one another.
  select * into reversed from ledger_transactions where id = new.reverses_id for no key update;
  if exists (select from ledger_transactions first join ledger_transactions second on second.id = first.reverses_id
      where first.id = new.reverses_id and second.reverses_id is not null) then
    raise exception 'ledger transaction % takes back what was itself taken back', new.id
      using errcode = 'integrity_constraint_violation';
  end if;
  if ledger_reversed(new.reverses_id) + new.amount > reversed.amount then
    raise exception 'ledger transaction % takes back more than there was of %', new.id, new.reverses_id
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger ledger_transactions_reversal before insert on ledger_transactions
  for each row when (new.reverses_id is not null) execute function ledger_reversal_must_fit();

-- A movement comes as one statement, so that one look at the end of it is enough; entries that came later would be seen
-- as well, since all of a transaction's are added up.
drop trigger ledger_entries_balance on ledger_entries;
drop function ledger_transaction_must_balance();
create function ledger_transactions_must_balance() returns trigger language plpgsql as $$
declare unbalanced uuid;
begin
  select transaction_id into unbalanced from ledger_entries
    where transaction_id in (select transaction_id from fresh)
    group by transaction_id having sum(amount) <> 0 or count(*) < 2 limit 1;
  if found then
    raise exception 'ledger transaction % does not balance', unbalanced using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create trigger ledger_entries_balance after insert on ledger_entries
  referencing new table as fresh for each statement execute function ledger_transactions_must_balance();
