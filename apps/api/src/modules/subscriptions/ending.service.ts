import { NotFoundError } from '../../errors/common-errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { isRunning } from '../../viewing/running-subscription.ts';
import { insertCancellation } from './cancellations.repository.ts';
import { loadParties, presentSubscription } from './subscriptions.presenter.ts';
import {
  countSubscriber,
  lockOwnSubscription,
  lockSubscription,
  updateSubscription,
  type SubscriptionRow,
} from './subscriptions.repository.ts';
import type { CancelBody, CancelParams, Subscription } from './subscriptions.schema.ts';

/**
 * Cancels a subscription at the end of its period, and stores the reason. A paused or unpaid one ends at once. Can be
 * repeated.
 * @throws NotFoundError
 */
export const cancelSubscription = async (
  unit: UnitOfWork,
  userId: string,
  { id, provider, why }: CancelParams & { why: CancelBody },
): Promise<Subscription> => {
  const subscription = await lockOwnSubscription(unit.db, userId, id);
  if (subscription?.provider !== provider || subscription.status === 'expired') throw new NotFoundError();
  if (why && subscription.status !== 'cancelled') await insertCancellation(unit.db, subscription, why);
  const row = await endSubscription(unit, subscription);
  return presentSubscription(row, await loadParties(unit.db, [row], userId));
};

/** Cancels a fan's subscription to a performer, if there is one, as {@link cancelSubscription} does. */
export const endSubscriptionBetween = async (unit: UnitOfWork, userId: string, performerId: string): Promise<void> => {
  const subscription = await lockSubscription(unit.db, userId, performerId);
  if (subscription && subscription.status !== 'expired') await endSubscription(unit, subscription);
};

/**
 * Ends a subscription at once. Whoever ends one that its fan has not ended himself tells him so as well, see
 * `tell-ended.ts`.
 */
export const expireSubscription = async (unit: UnitOfWork, { id, performer_id }: SubscriptionRow) => {
  const row = await updateSubscription(unit.db, id, {
    status: 'expired',
    retry_at: null,
    pauses: false,
    resumes_at: null,
  });
  await countSubscriber(unit.db, performer_id, -1);
  return row;
};

const endSubscription = async (unit: UnitOfWork, subscription: SubscriptionRow): Promise<SubscriptionRow> => {
  if (!isRunning(subscription)) return expireSubscription(unit, subscription);
  if (subscription.status === 'cancelled') return subscription;
  return updateSubscription(unit.db, subscription.id, {
    status: 'cancelled',
    cancelled_at: new Date(),
    pauses: false,
    resumes_at: null,
  });
};
