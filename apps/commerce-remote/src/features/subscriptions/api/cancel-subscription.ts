import type { CancelSubscriptionBody, Subscription } from '@barg/api-client/models';
import { cancelSubscription } from '@barg/api-client/subscriptions';
import { api, defineQuery } from '@barg/session';

interface Cancellation {
  subscriptionId: string;
  /** Null where nothing is said. */
  why: CancelSubscriptionBody;
}

/** Ends a subscription with its period. One that waits for payment ends at once, and what it opened is locked again. */
export const { useCancelSubscriptionMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    cancelSubscription: build.mutation<Subscription, Cancellation>({
      queryFn: defineQuery(({ subscriptionId, why }: Cancellation) =>
        cancelSubscription('wallet', subscriptionId, why),
      ),
      invalidatesTags: ['Subscription', 'Performer'],
    }),
  }),
});
