import type { ListRefundRequests200 } from '@barg/api-client/models';
import { listRefundRequests } from '@barg/api-client/payments';
import { api, defineQuery } from '@barg/session';

type Cursor = string | undefined;

/** A fan's requests for refunds, newest first. */
export const { useRefundRequestsInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    refundRequests: build.infiniteQuery<ListRefundRequests200, void, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ pageParam: cursor }: { pageParam: Cursor }) => listRefundRequests({ cursor })),
      providesTags: ['Wallet'],
    }),
  }),
});
