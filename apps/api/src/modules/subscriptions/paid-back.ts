import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { lockSubscription } from './subscriptions.repository.ts';
import { expireSubscription } from './ending.service.ts';

/** Ends a subscription at once whose running period was paid back; one that was paid for since goes on. */
export const endPaidPeriod = async (
  unit: UnitOfWork,
  { userId, performerId, paidAt }: { userId: string; performerId: string; paidAt: Date },
): Promise<void> => {
  const subscription = await lockSubscription(unit.db, userId, performerId);
  if (!subscription || subscription.status === 'expired') return;
  const later = await unit.db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('kind', '=', 'subscription')
    .where('user_id', '=', userId)
    .where('performer_id', '=', performerId)
    .where('created_at', '>', paidAt)
    .limit(1)
    .executeTakeFirst();
  if (!later) await expireSubscription(unit, subscription);
};
