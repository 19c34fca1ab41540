import type { ListTransactions200, ListTransactionsParams } from '@barg/api-client/models';
import { listTransactions } from '@barg/api-client/wallet';
import { api, defineQuery } from '@barg/session';

type Cursor = string | undefined;

export type HistorySearch = Omit<ListTransactionsParams, 'limit' | 'cursor'>;

/** What moved in the wallet, the newest first, a page for each cursor. */
export const { useWalletTransactionsInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    walletTransactions: build.infiniteQuery<ListTransactions200, HistorySearch, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ queryArg, pageParam: cursor }: { queryArg: HistorySearch; pageParam: Cursor }) =>
        listTransactions({ ...queryArg, cursor }),
      ),
      providesTags: ['Wallet'],
    }),
  }),
});
