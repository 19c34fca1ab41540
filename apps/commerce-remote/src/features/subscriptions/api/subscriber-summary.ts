import type { SubscriberSummary } from '@barg/api-client/models';
import { getSubscriberSummary } from '@barg/api-client/subscriptions';
import { api, defineQuery } from '@barg/session';

/** How many subscribe to the performer by plan, and why fans have cancelled. */
export const { useSubscriberSummaryQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    subscriberSummary: build.query<SubscriberSummary, void>({
      queryFn: defineQuery(() => getSubscriberSummary()),
      providesTags: ['Subscription'],
    }),
  }),
});
