import { sql } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { findBalance } from './ledger.repository.ts';
import { earningsOf } from './ledger.accounts.ts';

const DAY_MS = 86_400_000;

/**
 * When today's earnings become available for payouts: the start of the UTC day after a number of whole days. Whole
 * days, so that pending earnings are one row for each day, however many sales there were. Null: at once.
 *
 * @param holdDays the setting `payoutHoldDays`
 */
export const availableFrom = (earnedAt: Date, holdDays: number): Date | null =>
  holdDays === 0 ? null : new Date(Math.ceil((earnedAt.getTime() + holdDays * DAY_MS) / DAY_MS) * DAY_MS);

/** The pending earnings of one day. */
export interface PendingEarnings {
  availableAt: Date;
  amount: Hundredths;
}

/** A performer's pending earnings, the latest first. */
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
  /** Available for payouts. */
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
