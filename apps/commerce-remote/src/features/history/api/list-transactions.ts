import type { ListTransactions200, ListTransactionsParams } from '@barg/api-client/models';
import { listTransactions } from '@barg/api-client/wallet';
import { api, defineQuery } from '@barg/session';

type Cursor = string | undefined;

export type HistorySearch = Omit<ListTransactionsParams, 'limit' | 'cursor'>;

/** The wallet's movements, newest first, paged by cursor. */
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
