import type { ListSubscriptions200 } from '@barg/api-client/models';
import { listSubscribers, listSubscriptions } from '@barg/api-client/subscriptions';
import { api, defineQuery } from '@barg/session';

type Cursor = string | undefined;

/** `fan`: the subscriptions of an account; `performer`: the subscriptions to it. */
export type SubscriptionSide = 'fan' | 'performer';

const pageOf = (side: SubscriptionSide, cursor: Cursor): Promise<ListSubscriptions200> =>
  side === 'fan' ? listSubscriptions({ cursor }) : listSubscribers({ cursor });

/** Newest first, paged by cursor. */
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
