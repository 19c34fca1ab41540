import { idempotencyHeader } from '@barg/api-client/http';
import type { SubscribeResult, Subscription } from '@barg/api-client/models';
import { pauseSubscription, resumeSubscription } from '@barg/api-client/subscriptions';
import { api, defineQuery } from '@barg/session';

interface Resumption {
  subscriptionId: string;
  /** In tokens, as shown to the fan. */
  price: number;
  coupon?: string;
  key: string;
}

/** Pauses a subscription at the end of its period, and resumes it, which opens the subscribers' items again. */
export const { usePauseSubscriptionMutation, useResumeSubscriptionMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    pauseSubscription: build.mutation<Subscription, string>({
      queryFn: defineQuery((subscriptionId: string) => pauseSubscription(subscriptionId, { until: null })),
      invalidatesTags: ['Subscription'],
    }),
    resumeSubscription: build.mutation<SubscribeResult, Resumption>({
      queryFn: defineQuery(({ subscriptionId, price: expectedPrice, coupon, key }: Resumption) =>
        resumeSubscription(subscriptionId, { expectedPrice, coupon }, { headers: idempotencyHeader(key) }),
      ),
      invalidatesTags: (result, error) =>
        result || error?.statusCode === 409
          ? ['Subscription', 'Feed', 'Gallery', 'Photo', 'Video', 'Product', 'Performer', 'Wallet']
          : [],
    }),
  }),
});
