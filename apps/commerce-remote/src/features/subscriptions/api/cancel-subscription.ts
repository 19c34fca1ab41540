import type { Subscription } from '@barg/api-client/models';
import { cancelSubscription } from '@barg/api-client/subscriptions';
import { api, defineQuery } from '@barg/session';

/** Ends a subscription with its period. One that waits for payment ends at once, and what it opened is locked again. */
export const { useCancelSubscriptionMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    cancelSubscription: build.mutation<Subscription, string>({
      queryFn: defineQuery((subscriptionId: string) => cancelSubscription('wallet', subscriptionId)),
      invalidatesTags: ['Subscription', 'Performer'],
    }),
  }),
});
