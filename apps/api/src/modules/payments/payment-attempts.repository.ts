import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { ChargeOutcome } from '../../platform/payments/payment-gateway.ts';
import { RESEND_WINDOW_MS } from './payment-timeouts.ts';

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MINUTES = 60;
const ERROR_LENGTH = 500;

/**
 * Says that a gateway is going to be asked for a payment. Committed before it is, so that nobody takes a charge whose
 * answer was lost for one that was never made. Null where this is the first time, else since when it was asked.
 */
export const markAsked = async (db: Queryable, id: string): Promise<Date | null> => {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ asked_at: new Date() })
    .where('id', '=', id)
    .where('asked_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return null;
  const row = await db.selectFrom('payments').select('asked_at').where('id', '=', id).executeTakeFirstOrThrow();
  return row.asked_at;
};

/** Waits longer after each failure, so that what fails always keeps nobody waiting; after a day it is a person's. */
export const postpone = async (
  db: Queryable,
  { id, attempts, created_at: createdAt }: { id: string; attempts: number; created_at: Date },
  error: unknown,
): Promise<void> => {
  const minutes = Math.min(2 ** attempts, LONGEST_WAIT_MINUTES);
  const now = new Date();
  const isOld = now.getTime() - createdAt.getTime() > RESEND_WINDOW_MS;
  await db
    .updateTable('payments')
    .set({
      attempts: attempts + 1,
      next_try_at: new Date(now.getTime() + minutes * MINUTE_MS),
      last_error: messageOf(error),
      ...(isOld && { operator_since: now }),
    })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
};

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH);

export const queueForOperator = async (db: Queryable, id: string, why: string): Promise<void> => {
  await db
    .updateTable('payments')
    .set({ operator_since: new Date(), last_error: why })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
};

/** The payer or the bank is waited for; the job looks again every minute, or later where nothing changes for long. */
export const waitForOutcome = async (
  db: Queryable,
  id: string,
  outcome: Extract<ChargeOutcome, { status: 'requires-action' | 'processing' }>,
): Promise<void> => {
  await db
    .updateTable('payments')
    .set({
      provider_ref: outcome.ref,
      action_url: outcome.status === 'requires-action' ? outcome.url : null,
      next_try_at: sql<Date>`now() + greatest(interval '1 minute', (now() - created_at) / 10)`,
    })
    .where('id', '=', id)
    .execute();
};

/** Payments by card that are due to be asked about, the longest waiting first. */
export const findDuePayments = (db: Queryable, now: Date, limit: number) =>
  db
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'pending')
    .where('card_id', 'is not', null)
    .where('operator_since', 'is', null)
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(limit)
    .execute();

/** Payments that only a person brings to an end, the newest first. */
export const findQueuedPayments = (db: Queryable, page: { limit: number; before: string | null }) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', 'pending')
    .where('operator_since', 'is not', null)
    .$if(page.before !== null, (query) => query.where('id', '<', page.before))
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();

/** Has the settling job look at a payment again that was given to an operator. Answers whether there was one. */
export const requeuePayment = async (db: Queryable, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ operator_since: null, next_try_at: new Date() })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('operator_since', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export interface PaymentCounts {
  pending: number;
  /** Of the pending ones, those that wait for an operator. */
  givenUp: number;
}

export const countPending = async (db: Queryable): Promise<PaymentCounts> => {
  const { rows } = await sql<PaymentCounts>`
    select count(*)::int as pending, count(operator_since)::int as "givenUp"
    from payments where status = 'pending'`.execute(db);
  return rows[0] ?? { pending: 0, givenUp: 0 };
};
