import { tellAccount } from '../../platform/tell-account.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { isRunning } from '../../viewing/running-subscription.ts';
import { expireSubscription } from './ending.service.ts';
import { findGiftsAhead, moveGift } from './gifts.repository.ts';
import { lockOwnSubscription, updateSubscription } from './subscriptions.repository.ts';

interface PaidPeriod {
  /** The payer. */
  userId: string;
  subscriptionId: string;
  paidAt: Date;
}

/**
 * Ends a period that was refunded to its subscriber, unless it was paid for again since. What others have given is not
 * lost with it: gifts that were to follow come now, and the subscription ends with the last one. Does nothing for gifts
 * that are refunded themselves, which another user has paid for: `settleGift` shortens those.
 */
export const endRefundedPeriod = async (
  unit: UnitOfWork,
  { userId, subscriptionId, paidAt }: PaidPeriod,
): Promise<void> => {
  const subscription = await lockOwnSubscription(unit.db, userId, subscriptionId);
  if (!subscription || subscription.status === 'expired') return;
  const later = await unit.db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('kind', '=', 'subscription')
    .where('user_id', '=', userId)
    .where('item_id', '=', subscriptionId)
    .where('created_at', '>', paidAt)
    .limit(1)
    .executeTakeFirst();
  if (later) return;
  tellAccount(unit, userId, 'subscriptions');
  const now = new Date();
  const end = isRunning(subscription, now) ? await bringGiftsForward(unit, subscriptionId, now) : now;
  if (end <= now) {
    await expireSubscription(unit, subscription);
    return;
  }
  await updateSubscription(unit.db, subscriptionId, {
    ...{ status: 'cancelled', cancelled_at: now, current_period_end: end, period_day: null, gifted_until: end },
    ...{ retry_at: null, pauses: false, resumes_at: null },
  });
};

/** Lets the gifts that are not over follow each other from now on, without a gap. Returns the end of the last one. */
const bringGiftsForward = async ({ db }: UnitOfWork, subscriptionId: string, now: Date): Promise<Date> => {
  let end = now;
  for (const { id, starts_at: startsAt, ends_at: endsAt } of await findGiftsAhead(db, subscriptionId, now)) {
    const early = startsAt.getTime() - end.getTime();
    end = early > 0 ? new Date(endsAt.getTime() - early) : endsAt;
    if (early > 0) await moveGift(db, id, new Date(startsAt.getTime() - early), end);
  }
  return end;
};
