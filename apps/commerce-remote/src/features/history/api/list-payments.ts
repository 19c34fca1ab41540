import type { ListPayments200 } from '@barg/api-client/models';
import { listPayments } from '@barg/api-client/payments';
import { api, defineQuery } from '@barg/session';

type Cursor = string | undefined;

/** Payments by card, newest first, paged by cursor. */
export const { usePaymentsInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    payments: build.infiniteQuery<ListPayments200, void, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ pageParam: cursor }: { pageParam: Cursor }) => listPayments({ cursor })),
      providesTags: ['Wallet'],
    }),
  }),
});
