import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { isRunning } from '../../viewing/running-subscription.ts';
import { lookUpCharge } from '../payments/gateway-charges.ts';
import { PaymentPendingError } from '../payments/payments.errors.ts';
import { findPayment } from '../payments/payments.repository.ts';
import { recordOutcome } from '../payments/settlement.service.ts';
import { AlreadySubscribedError } from '../subscriptions/subscriptions.errors.ts';
import { lockSubscription } from '../subscriptions/subscriptions.repository.ts';

/** Who subscribes, and to whom. */
interface Parties {
  userId: string;
  performerId: string;
}

/**
 * Payments of a fan for a subscription to one performer that have no end yet: they are pending, or their tokens have not
 * subscribed him so far.
 */
export const findUnfinished = (db: Queryable, { userId, performerId }: Parties) =>
  db
    .selectFrom('payments')
    .select(['id', 'status'])
    .where('user_id', '=', userId)
    .where('purpose', '=', 'subscription')
    .where(sql<boolean>`ordered ->> 'performerId' = ${performerId}`)
    .where((where) =>
      where.or([
        where('status', '=', 'pending'),
        where.and([where('status', '=', 'succeeded'), where('completed_at', 'is', null)]),
      ]),
    )
    .orderBy('id')
    .execute();

/**
 * Ends a payment that waits for its payer, who pays in another way now; what the bank has in hand stays pending. A
 * gateway that does not answer changes nothing: the payment goes on waiting, and so does its payer.
 */
export const endUnconfirmed = async (context: Context, paymentId: string): Promise<void> => {
  try {
    const outcome = await lookUpCharge(context, await findPayment(context.db, paymentId));
    if (outcome) await context.work((unit) => recordOutcome(unit, paymentId, outcome));
  } catch (error) {
    context.log.warn({ err: error, paymentId }, 'a payment that another one is to replace could not be looked up');
  }
};

/**
 * Has one card at a time be charged for a subscription, until the caller's transaction has inserted its payment: two
 * that were pressed at once would both be charged, and one of them for nothing.
 * @throws PaymentPendingError, AlreadySubscribedError
 */
export const takeSubscribersTurn = async (db: Queryable, parties: Parties): Promise<void> => {
  const { userId, performerId } = parties;
  const name = `card for ${userId} to ${performerId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
  const [unfinished] = await findUnfinished(db, parties);
  if (unfinished) throw new PaymentPendingError();
  // Asked after the payments: one of them may have subscribed the fan since this order was tried.
  const subscription = await lockSubscription(db, userId, performerId);
  if (subscription?.status === 'active' && isRunning(subscription)) throw new AlreadySubscribedError();
};
