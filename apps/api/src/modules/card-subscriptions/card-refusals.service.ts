import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { notify } from '../notifications/notify.ts';
import { nextPrice } from '../subscriptions/subscription-terms.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repository.ts';
import { lockForRenewal, renewalOrder } from './card-renewals.repository.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Notifies a fan that the payment for a renewal has failed, in the transaction that notes it. */
export const notifyOfRefusedRenewal = async (unit: UnitOfWork, paymentId: string): Promise<void> => {
  const { ordered } = await unit.db
    .selectFrom('payments')
    .select('ordered')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const { subscriptionId, periodEnd } = renewalOrder.parse(ordered);
  const subscription = await lockForRenewal(unit.db, subscriptionId);
  if (subscription?.current_period_end.toISOString() !== periodEnd) return;
  await notifyOfRefusedCard(unit, subscription);
};

/**
 * Notifies a fan that a renewal's card cannot be charged, once for each period. The caller has locked the subscription.
 * An expired card is not charged at all, so the notice is the only record that it was tried.
 */
export const notifyOfRefusedCard = async (unit: UnitOfWork, subscription: SubscriptionRow): Promise<void> => {
  const { id: about, user_id: userId, performer_id: actorId, current_period_end: end } = subscription;
  const known = await unit.db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'subscription-card-refused')
    .where('actor_id', '=', actorId)
    .where('created_at', '>', new Date(end.getTime() - DAY_MS))
    .executeTakeFirst();
  if (known) return;
  const amount = nextPrice(subscription, end);
  await notify(unit, { userId, kind: 'subscription-card-refused', actorId, about, amount, link: '/wallet' });
};
