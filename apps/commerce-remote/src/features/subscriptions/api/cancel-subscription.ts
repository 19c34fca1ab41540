import type { CancelSubscriptionBody, Subscription } from '@barg/api-client/models';
import { cancelSubscription } from '@barg/api-client/subscriptions';
import { api, defineQuery } from '@barg/session';

interface Cancellation {
  subscriptionId: string;
  /** Null without a reason. */
  why: CancelSubscriptionBody;
}

/** Cancels a subscription at the end of its period. An unpaid one ends at once, which locks its items again. */
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
