import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { lockOwnSubscription } from './subscriptions.repository.ts';
import { expireSubscription } from './ending.service.ts';

interface PaidPeriod {
  /** The payer. */
  userId: string;
  subscriptionId: string;
  paidAt: Date;
}

/**
 * Ends a subscription whose current period was refunded, unless it was paid for again since. Does nothing for gifts,
 * which are paid for by another user: `settleGift` shortens those.
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
