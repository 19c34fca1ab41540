import type { Subscription } from '@barg/api-client/models';

/**
 * The state of a subscription for its fan: `ending` was cancelled and can be continued, `over` has to be bought again.
 */
export type SubscriptionState = 'running' | 'paused' | 'ending' | 'unpaid' | 'over';

export const subscriptionState = (
  { status, currentPeriodEnd }: Pick<Subscription, 'status' | 'currentPeriodEnd'>,
  now: Date = new Date(),
): SubscriptionState => {
  if (status === 'past-due') return 'unpaid';
  if (status === 'paused') return 'paused';
  if (status === 'expired' || new Date(currentPeriodEnd) <= now) return 'over';
  return status === 'cancelled' ? 'ending' : 'running';
};

/** Whether it has not ended. */
export const isKept = (subscription: Subscription | null): subscription is Subscription =>
  subscription !== null && subscriptionState(subscription) !== 'over';

/** Whether it opens the subscribers' items. */
export const isHeld = (subscription: Subscription | null): subscription is Subscription =>
  subscription !== null && ['running', 'ending'].includes(subscriptionState(subscription));
