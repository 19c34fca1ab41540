import type { ListSubscriptions200 } from '@barg/api-client/models';
import { listSubscribers, listSubscriptions } from '@barg/api-client/subscriptions';
import { api, defineQuery } from '@barg/session';

type Cursor = string | undefined;

/** `fan`: whom one has subscribed to; `performer`: who has subscribed to one. */
export type SubscriptionSide = 'fan' | 'performer';

const pageOf = (side: SubscriptionSide, cursor: Cursor): Promise<ListSubscriptions200> =>
  side === 'fan' ? listSubscriptions({ cursor }) : listSubscribers({ cursor });

/** The newest first, a page for each cursor. */
export const { useSubscriptionPagesInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    subscriptionPages: build.infiniteQuery<ListSubscriptions200, SubscriptionSide, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ queryArg, pageParam }: { queryArg: SubscriptionSide; pageParam: Cursor }) =>
        pageOf(queryArg, pageParam),
      ),
      providesTags: ['Subscription'],
    }),
  }),
});
