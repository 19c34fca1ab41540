import { sql } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { findBalance } from './ledger.repository.ts';
import { earningsOf } from './ledger.accounts.ts';

const DAY_MS = 86_400_000;

/**
 * From when on what is earned now may be paid out: the beginning of the UTC day after so many whole days. Whole days, so
 * that what is not yet available is a line for each day, however much was earned. Null: at once.
 *
 * @param holdDays the setting `payoutHoldDays`
 */
export const availableFrom = (earnedAt: Date, holdDays: number): Date | null =>
  holdDays === 0 ? null : new Date(Math.ceil((earnedAt.getTime() + holdDays * DAY_MS) / DAY_MS) * DAY_MS);

/** Earnings of one day that may not be paid out yet. */
export interface PendingEarnings {
  availableAt: Date;
  amount: Hundredths;
}

/** What of a performer's earnings is not available yet, the latest first. */
export const findPending = async (db: Queryable, performerId: string, now: Date): Promise<PendingEarnings[]> => {
  const { rows } = await sql<PendingEarnings>`
    select entry.available_at as "availableAt", sum(entry.amount)::bigint as amount
    from ledger_accounts account join ledger_entries entry on entry.account_id = account.id
    where account.owner_id = ${performerId} and account.kind = 'earnings' and entry.available_at > ${now}
    group by entry.available_at having sum(entry.amount) <> 0
    order by entry.available_at desc`.execute(db);
  return rows;
};

export interface Availability {
  /** May be paid out now. */
  available: Hundredths;
  pending: PendingEarnings[];
}

export const findAvailability = async (db: Queryable, performerId: string, now: Date): Promise<Availability> => {
  const pending = await findPending(db, performerId, now);
  const balance = await findBalance(db, earningsOf(performerId));
  return { available: balance - sumOf(pending), pending };
};

export const sumOf = (parts: ReadonlyArray<{ amount: Hundredths }>): Hundredths =>
  parts.reduce((total, { amount }) => total + amount, 0n);
