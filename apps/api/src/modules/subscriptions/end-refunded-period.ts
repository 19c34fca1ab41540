import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { lockOwnSubscription } from './subscriptions.repository.ts';
import { expireSubscription } from './ending.service.ts';

interface PaidPeriod {
  /** Who paid for it. */
  userId: string;
  subscriptionId: string;
  paidAt: Date;
}

/**
 * Ends a subscription at once whose running period was paid back; one that was paid for since goes on. What somebody paid
 * for another's subscription is a gift, of which `settleGift` takes the time.
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
  if (!later) await expireSubscription(unit, subscription);
};
