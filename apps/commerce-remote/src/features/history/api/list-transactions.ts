import type { ListTransactions200 } from '@barg/api-client/models';
import { listTransactions } from '@barg/api-client/wallet';
import { api, defineQuery } from '@barg/session';

type Cursor = string | undefined;

/** What moved in the wallet, the newest first, a page for each cursor. */
export const { useWalletTransactionsInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    walletTransactions: build.infiniteQuery<ListTransactions200, void, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ pageParam: cursor }: { pageParam: Cursor }) => listTransactions({ cursor })),
      providesTags: ['Wallet'],
    }),
  }),
});
