import { sql, type Selectable } from 'kysely';
import { hotStatement } from '../../platform/database/hot-statement.ts';
import { hot } from '../../platform/database/named-statements.ts';
import type { SpendingCapsTable } from '../../platform/database/offer-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { lowestIdAt } from '../../platform/ids.ts';
import { SPENDING_KINDS } from '../ledger/ledger.schema.ts';
import type { Cap, Spent } from './cap-rules.ts';
import type { CapPeriod } from './spending-caps.schema.ts';

export type CapsByPeriod = ReadonlyMap<CapPeriod, Cap>;

/** The stored caps of an account. */
export const findCaps = async (db: Queryable, userId: string): Promise<CapsByPeriod> =>
  byPeriod(await selectCaps(db, { userId }));

const selectCaps = hotStatement(({ userId }: { userId: string }, db) =>
  db.selectFrom('spending_caps').selectAll().where('user_id', '=', userId).modifyFront(hot('spending-caps')),
);

const byPeriod = (rows: ReadonlyArray<Selectable<SpendingCapsTable>>): CapsByPeriod =>
  new Map(
    rows.map(({ period, amount, later_amount: later, later_at: at }) => [
      period,
      { amount, later: at === null ? null : { amount: later, at } },
    ]),
  );

/** Stores a cap; an unlimited one without a pending raise has no row. */
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

const spentSince = (userId: string, lowestId: string) => sql<Spent>`
  select created_at as at, amount - ledger_reversed(id) as amount from ledger_transactions
  where user_id = ${userId} and id >= ${lowestId}::uuid and kind = any(${[...SPENDING_KINDS]}::text[])`;

/** What an account has spent since a moment, without refunds, oldest first. */
export const findSpent = async (db: Queryable, userId: string, since: Date): Promise<Spent[]> =>
  (await sql<Spent>`${spentSince(userId, lowestIdAt(since))} order by id`.execute(db)).rows;

/** The caps of an account, and what it has spent since a moment: of one without caps that is not looked up. */
export const findCapsAndSpent = async (
  db: Queryable,
  userId: string,
  since: Date,
): Promise<{ caps: CapsByPeriod; spent: Spent[] }> => {
  const rows = await selectCapsAndSpent(db, { userId, lowestId: lowestIdAt(since) });
  const spent = rows[0]?.spent ?? [];
  return { caps: byPeriod(rows), spent: spent.map(({ at, amount }) => ({ at: new Date(at), amount: BigInt(amount) })) };
};

type CapAndSpentRow = Selectable<SpendingCapsTable> & { spent: ReadonlyArray<{ at: string; amount: string }> | null };

/** The amounts are text: JSON's numbers would round them. */
const selectCapsAndSpent = hotStatement(
  ({ userId, lowestId }: { userId: string; lowestId: string }) => sql<CapAndSpentRow>`${hot('caps-and-spent')}
    select cap.*, (select json_agg(json_build_object('at', at, 'amount', amount::text) order by at)
      from (${spentSince(userId, lowestId)}) spent) as spent
    from spending_caps cap where cap.user_id = ${userId}`,
);
