import { sql } from 'kysely';
import { PUT_BACK_MS } from '../../jobs/each-due.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { notAmong } from '../../shared/not-among.ts';
import type { ChargeOutcome } from '../../platform/payments/payment-gateway.ts';
import { RESEND_WINDOW_MS } from './payment-timeouts.ts';

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MINUTES = 60;
const ERROR_LENGTH = 500;

/**
 * Marks that the charge is about to be requested. It is committed before the request, so that a lost answer is not
 * mistaken for a charge that was never requested. A payment that has ended is not requested any more.
 * @returns `first`, or since when it has been requested; `ended` where it never was, and will not be
 */
export const markAsked = async (db: Queryable, id: string): Promise<'first' | 'ended' | Date> => {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ asked_at: new Date() })
    .where('id', '=', id)
    .where('asked_at', 'is', null)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return 'first';
  const row = await db.selectFrom('payments').select('asked_at').where('id', '=', id).executeTakeFirstOrThrow();
  return row.asked_at ?? 'ended';
};

/** Marks that the charge is about to be sent once more; false where the payment has ended. */
export const markSentAgain = async (db: Queryable, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ sent_again_at: new Date() })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/**
 * Schedules the next attempt after a failure, with growing delays so that other payments are not held up. After {@link
 * RESEND_WINDOW_MS} the payment is queued for an operator.
 */
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

/**
 * Stores that the payer or the bank has to act. The job asks again after a minute, or after a tenth of the payment's
 * age.
 */
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

/** Makes a due payment due later, before its gateway is asked; false when it is not due any more. */
export const putBackPayment = async (db: Queryable, id: string): Promise<boolean> => {
  const now = new Date();
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ next_try_at: new Date(now.getTime() + PUT_BACK_MS) })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('next_try_at', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Card payments whose next attempt is due, without those of these ids, the longest overdue first. */
export const findDuePayments = (db: Queryable, { now, seen }: { now: Date; seen: readonly string[] }, limit: number) =>
  db
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'pending')
    .where('card_id', 'is not', null)
    .where('operator_since', 'is', null)
    .where('next_try_at', '<=', now)
    .where(notAmong('id', seen))
    .orderBy('next_try_at')
    .limit(limit)
    .execute();

/** Removes a payment from the operators' queue, for the settling job. Returns whether it was queued. */
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
  /** Those of the pending that are queued for an operator. */
  givenUp: number;
}

export const countPending = async (db: Queryable): Promise<PaymentCounts> => {
  const { rows } = await sql<PaymentCounts>`
    select count(*)::int as pending, count(operator_since)::int as "givenUp"
    from payments where status = 'pending'`.execute(db);
  return rows[0] ?? { pending: 0, givenUp: 0 };
};
