import type { SubscriberSummary } from '@barg/api-client/models';
import { getSubscriberSummary } from '@barg/api-client/subscriptions';
import { api, defineQuery } from '@barg/session';

/** The numbers of a performer's subscribers by plan, and the reasons of cancellations. */
export const { useSubscriberSummaryQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    subscriberSummary: build.query<SubscriberSummary, void>({
      queryFn: defineQuery(() => getSubscriberSummary()),
      providesTags: ['Subscription'],
    }),
  }),
});
