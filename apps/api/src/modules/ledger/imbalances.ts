import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';

export interface Imbalance {
  what: 'all-entries' | 'transaction' | 'account' | 'below-zero';
  id: string | null;
  expected: bigint;
  found: bigint;
}

/**
 * Everything in the books that does not add up; empty when all is well. Entries together are zero, so are those of
 * each transaction, a stored balance is the sum of its account's entries, and no one's own account is below zero.
 */
export const findImbalances = async (db: Queryable): Promise<Imbalance[]> => {
  const { rows } = await sql<Imbalance>`
    select 'all-entries' as what, null as id, 0::bigint as expected, sum(amount)::bigint as found
    from ledger_entries having sum(amount) <> 0
    union all
    select 'transaction', id, 0, coalesce((select sum(amount) from ledger_entries where transaction_id = t.id), 1)::bigint
    from ledger_transactions t
    where coalesce((select sum(amount) from ledger_entries where transaction_id = t.id), 1) <> 0
    union all
    select 'account', a.id, coalesce(e.total, 0)::bigint, a.balance
    from ledger_accounts a
    left join (select account_id, sum(amount) as total from ledger_entries group by account_id) e on e.account_id = a.id
    where a.balance <> coalesce(e.total, 0)
    union all
    select 'below-zero', id, 0, balance from ledger_accounts where balance < 0`.execute(db);
  return rows;
};
