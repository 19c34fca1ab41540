import type { Subscription } from '@barg/api-client/models';

/** What a fan can still do with a subscription: `ending` runs out and can be taken back, `over` has to be bought. */
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

/** Whether it can still be gone on with: what has ended is bought again. */
export const isKept = (subscription: Subscription | null): subscription is Subscription =>
  subscription !== null && subscriptionState(subscription) !== 'over';

/** Whether it opens what is shown to subscribers. */
export const isHeld = (subscription: Subscription | null): subscription is Subscription =>
  subscription !== null && ['running', 'ending'].includes(subscriptionState(subscription));
