import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { lowestIdAt } from '../../platform/ids.ts';
import { SPENDING_KINDS } from '../ledger/ledger.schema.ts';
import type { Cap, Spent } from './cap-rules.ts';
import type { CapPeriod } from './spending-caps.schema.ts';

export type CapsByPeriod = ReadonlyMap<CapPeriod, Cap>;

/** The caps that somebody has set, as they are stored; a transaction that changes one of them holds it. */
export const findCaps = async (
  db: Queryable,
  userId: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<CapsByPeriod> => {
  const rows = await db
    .selectFrom('spending_caps')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(forUpdate, (query) => query.forUpdate())
    .execute();
  return new Map(
    rows.map(({ period, amount, later_amount: later, later_at: at }) => [
      period,
      { amount, later: at === null ? null : { amount: later, at } },
    ]),
  );
};

/** Keeps a cap; one that is null, with nothing later, is no row. */
export const saveCap = async (db: Queryable, userId: string, period: CapPeriod, { amount, later }: Cap) => {
  if (amount === null) {
    await db.deleteFrom('spending_caps').where('user_id', '=', userId).where('period', '=', period).execute();
    return;
  }
  const values = { amount, later_amount: later?.amount ?? null, later_at: later?.at ?? null };
  await db
    .insertInto('spending_caps')
    .values({ user_id: userId, period, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'period']).doUpdateSet(values))
    .execute();
};

/** What somebody spent since a moment, less what was paid back of it, the oldest first. */
export const findSpent = async (db: Queryable, userId: string, since: Date): Promise<Spent[]> => {
  const { rows } = await sql<Spent>`
    select created_at as at, amount - ledger_reversed(id) as amount from ledger_transactions
    where user_id = ${userId} and id >= ${lowestIdAt(since)}::uuid and kind = any(${[...SPENDING_KINDS]}::text[])
    order by id`.execute(db);
  return rows;
};
