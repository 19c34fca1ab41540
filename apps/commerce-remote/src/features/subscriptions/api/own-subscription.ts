import type { Subscription } from '@barg/api-client/models';
import { listSubscriptions } from '@barg/api-client/subscriptions';
import { api, defineQuery } from '@barg/session';

const findOwn = async (performerId: string): Promise<Subscription | null> => {
  const { data } = await listSubscriptions({ performerId, limit: 1 });
  return data[0] ?? null;
};

/** The fan's subscription to one performer, in whatever state; null without one. */
export const { useOwnSubscriptionQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    ownSubscription: build.query<Subscription | null, string>({
      queryFn: defineQuery(findOwn),
      providesTags: ['Subscription'],
    }),
  }),
});
