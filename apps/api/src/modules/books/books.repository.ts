import { sql } from 'kysely';
import type {
  LedgerTransactionKind,
  OwnedAccountKind,
  PlatformAccountKind,
} from '../../platform/database/money-tables.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { RecordKind } from '../../platform/payments/gateway-records.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

export interface KindBalance {
  kind: OwnedAccountKind | PlatformAccountKind;
  balance: Hundredths;
}

/** The total balance of the accounts of each kind at a moment. */
export const findTrialBalance = async (db: Queryable, at: Date): Promise<KindBalance[]> => {
  const { rows } = await sql<KindBalance>`
    select account.kind, sum(entry.amount)::bigint as balance
    from ledger_entries entry
    join ledger_transactions movement on movement.id = entry.transaction_id
    join ledger_accounts account on account.id = entry.account_id
    where movement.created_at <= ${at}
    group by account.kind order by account.kind`.execute(db);
  return rows;
};

export interface MonthRow {
  /** YYYY-MM, in UTC. */
  month: string;
  kind: LedgerTransactionKind;
  count: number;
  amount: Hundredths;
  commission: Hundredths;
}

/** The amounts of each month of a year, by kind; reversals count in the month in which they were made. */
export const findMonths = async (db: Queryable, year: number): Promise<MonthRow[]> => {
  const [from, to] = [new Date(Date.UTC(year, 0)), new Date(Date.UTC(year + 1, 0))];
  const { rows } = await sql<MonthRow>`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month, kind, count(*)::int as count,
      sum(amount)::bigint as amount, sum(commission)::bigint as commission
    from ledger_transactions where created_at >= ${from} and created_at < ${to}
    group by month, kind order by month, kind`.execute(db);
  return rows;
};

export const countTransactions = async (db: Queryable): Promise<bigint> => {
  const { total } = await db
    .selectFrom('ledger_transactions')
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

/** The last checks, the newest first. */
export const findChecks = (db: Queryable, limit: number) =>
  db.selectFrom('ledger_checks').selectAll().orderBy('id', 'desc').limit(limit).execute();

export type CheckRow = Awaited<ReturnType<typeof findChecks>>[number];

/**
 * The last check in which a gateway's records of a kind were compared and none differed; null when there is none. Checks
 * of former versions tell only whether nothing at all differed.
 */
export const findLastAgreement = async (db: Queryable, provider: string, kind: RecordKind): Promise<Date | null> => {
  const agreed = JSON.stringify([{ provider, agreed: [kind] }]);
  const inAll = JSON.stringify([{ provider, differenceCount: 0, notChecked: null }]);
  const last = await db
    .selectFrom('ledger_checks')
    .select('started_at')
    .where(sql<boolean>`(gateways @> ${agreed}::jsonb or gateways @> ${inAll}::jsonb)`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.started_at ?? null;
};
