import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';

export interface Imbalance {
  what:
    | 'all-entries'
    | 'transaction'
    | 'account'
    | 'promotional'
    | 'wrong-side'
    | 'not-yet-available'
    | 'reversed-too-often';
  id: string | null;
  expected: bigint;
  found: bigint;
}

/**
 * All inconsistencies of the ledger; empty when it is consistent. All entries sum to zero, and so do those of each
 * transaction; a stored balance, and its promotional part, is the sum of its account's entries; no owned balance is
 * below zero and no debt above it; pending earnings do not exceed the account's balance; and nothing was reversed more
 * than once.
 */
export const findImbalances = async (db: Queryable): Promise<Imbalance[]> => {
  const { rows } = await sql<Imbalance>`
    with sums as (
      select account_id, sum(amount) as total, sum(promotional) as promotional from ledger_entries group by account_id)
    select 'all-entries' as what, null as id, 0::bigint as expected, sum(amount)::bigint as found
    from ledger_entries having sum(amount) <> 0
    union all
    select 'transaction', id, 0, coalesce((select sum(amount) from ledger_entries where transaction_id = t.id), 1)::bigint
    from ledger_transactions t
    where coalesce((select sum(amount) from ledger_entries where transaction_id = t.id), 1) <> 0
    union all
    select 'account', a.id, coalesce(s.total, 0)::bigint, a.balance
    from ledger_accounts a left join sums s on s.account_id = a.id where a.balance <> coalesce(s.total, 0)
    union all
    select 'promotional', a.id, coalesce(s.promotional, 0)::bigint, a.promotional
    from ledger_accounts a left join sums s on s.account_id = a.id
    where a.owner_id is not null and a.promotional <> coalesce(s.promotional, 0)
    union all
    select 'wrong-side', id, 0, balance from ledger_accounts where balance * case kind when 'receivable' then -1 else 1 end < 0
    union all
    select distinct on (a.id) 'not-yet-available', a.id, a.balance, e.waiting
    from ledger_accounts a join (
      select account_id, sum(sum(amount)) over (partition by account_id order by available_at desc)::bigint as waiting
      from ledger_entries where available_at > now() group by account_id, available_at) e on e.account_id = a.id
    where e.waiting > a.balance
    union all
    select 'reversed-too-often', t.id, t.amount, ledger_reversed(t.id)
    from ledger_transactions t
    where t.id in (select reverses_id from ledger_transactions) and ledger_reversed(t.id) not between 0 and t.amount
    `.execute(db);
  return rows;
};
