import type { Context } from '../../context.ts';
import { newId } from '../../platform/ids.ts';
import { fromHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { recordAudit } from '../audit/audit.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { countTransactions, type CheckRow } from './books.repository.ts';
import type { LedgerCheck } from './books.schema.ts';
import { findDifferences } from './differences.ts';

/** The maximum of stored differences of one check: there may be thousands. */
const MOST_KEPT = 50;

type Difference = LedgerCheck['differences'][number];

/**
 * Recomputes the ledger, compares other tables with it, and stores the differences. Everything is read in one snapshot,
 * so that movements that commit meanwhile are seen completely or not at all.
 *
 * @param operatorId who requested it; null for the nightly check
 */
export const checkLedger = async ({ db }: Pick<Context, 'db'>, operatorId: string | null): Promise<CheckRow> => {
  const startedAt = new Date();
  const { found, transactions } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => ({
      found: [...(await findImbalances(snapshot)), ...(await findDifferences(snapshot))],
      transactions: await countTransactions(snapshot),
    }));
  const differences: Difference[] = found.slice(0, MOST_KEPT).map(({ what, id, expected, found: is }) => ({
    ...{ what, id },
    ...{ expected: fromHundredths(expected), found: fromHundredths(is) },
  }));
  const row = {
    ...{ id: newId(startedAt), operator_id: operatorId, started_at: startedAt, transactions },
    took_ms: Date.now() - startedAt.getTime(),
    difference_count: found.length,
  };
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('ledger_checks')
      .values({ ...row, differences: JSON.stringify(differences) })
      .execute();
    if (operatorId === null) return;
    const details = { differences: found.length };
    await recordAudit({ db: transaction }, { operatorId, action: 'ledger.checked', details });
  });
  return { ...row, differences };
};

/** The number of differences of the last check; null before the first one. */
export const readDifferenceCount = async (db: Queryable): Promise<number | null> => {
  const last = await db
    .selectFrom('ledger_checks')
    .select('difference_count')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.difference_count ?? null;
};

export const presentCheck = (row: CheckRow): LedgerCheck => ({
  _id: row.id,
  startedAt: row.started_at.toISOString(),
  took: row.took_ms,
  isAskedFor: row.operator_id !== null,
  transactions: Number(row.transactions),
  differenceCount: row.difference_count,
  differences: row.differences,
});
