import type { Context } from '../../context.ts';
import { newId } from '../../platform/ids.ts';
import { fromHundredths, type Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { recordAudit } from '../audit/audit.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { countTransactions, type CheckRow } from './books.repository.ts';
import type { LedgerCheck } from './books.schema.ts';
import { findDifferences } from './differences.ts';
import { reconcile, type GatewayDifference } from './reconciling.service.ts';

/** The maximum of stored differences of one check: there may be thousands. */
const MOST_KEPT = 50;

type Difference = LedgerCheck['differences'][number];

/** How long each gateway may take, in milliseconds; an operator waits for a requested check. */
const PATIENCE_MS = { night: 15 * 60_000, asked: 20_000 };

/**
 * Recomputes the ledger, compares other tables with it and payments with the gateways, and stores the differences. The
 * database is read in one snapshot, so that movements that commit meanwhile are seen completely or not at all.
 *
 * @param operatorId who requested it; null for the nightly check
 */
export const checkLedger = async (context: Context, operatorId: string | null): Promise<CheckRow> => {
  const { db } = context;
  const startedAt = new Date();
  const patienceMs = operatorId === null ? PATIENCE_MS.night : PATIENCE_MS.asked;
  const { reports, differences: ofGateways } = await reconcile(context, { at: startedAt, patienceMs });
  const { ofLedger, transactions } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => ({
      ofLedger: [...(await findImbalances(snapshot)), ...(await findDifferences(snapshot))],
      transactions: await countTransactions(snapshot),
    }));
  const found = [...ofLedger.map(presentOfLedger), ...ofGateways.map(presentOfGateway)];
  const [differences, gateways] = [found.slice(0, MOST_KEPT), reports];
  const row = {
    ...{ id: newId(startedAt), operator_id: operatorId, started_at: startedAt, transactions },
    took_ms: Date.now() - startedAt.getTime(),
    difference_count: found.length,
  };
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('ledger_checks')
      .values({ ...row, differences: JSON.stringify(differences), gateways: JSON.stringify(gateways) })
      .execute();
    if (operatorId === null) return;
    const details = { differences: found.length };
    await recordAudit({ db: transaction }, { operatorId, action: 'ledger.checked', details });
  });
  return { ...row, differences, gateways };
};

type OfLedger = Pick<Difference, 'what' | 'id'> & { expected: Hundredths; found: Hundredths };

const presentOfLedger = ({ what, id, expected, found }: OfLedger): Difference => ({
  ...{ what, id, currency: null, gateway: null },
  ...{ expected: fromHundredths(expected), found: fromHundredths(found) },
});

const presentOfGateway = ({ provider, ref, here, there, currency, ...difference }: GatewayDifference): Difference => ({
  ...presentOfLedger(difference),
  ...{ currency, gateway: { provider, ref, here, there } },
});

/** What the last check found; null before the first one. */
export const readLastCheck = async (db: Queryable): Promise<LastCheck | null> => {
  const last = await db
    .selectFrom('ledger_checks')
    .select(['difference_count', 'gateways'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return null;
  const { gateways, difference_count: all } = last;
  return { gateways, ofLedger: gateways.reduce((left, { differenceCount }) => left - differenceCount, all) };
};

export interface LastCheck {
  /** How many differences are those of the ledger itself. */
  ofLedger: number;
  gateways: LedgerCheck['gateways'];
}

export const presentCheck = (row: CheckRow): LedgerCheck => ({
  _id: row.id,
  startedAt: row.started_at.toISOString(),
  took: row.took_ms,
  isAskedFor: row.operator_id !== null,
  transactions: Number(row.transactions),
  differenceCount: row.difference_count,
  differences: row.differences.map((difference) => ({ currency: null, gateway: null, ...difference })),
  gateways: row.gateways,
});
