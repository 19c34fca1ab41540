import { listEarnings } from '@barg/api-client/earnings';
import type { ListEarnings200, ListEarningsParams } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

type Cursor = string | undefined;
export type EarningKind = NonNullable<ListEarningsParams['kind']>;

export const { useOwnEarningsInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    ownEarnings: build.infiniteQuery<ListEarnings200, EarningKind | undefined, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(
        ({ queryArg: kind, pageParam: cursor }: { queryArg: EarningKind | undefined; pageParam: Cursor }) =>
          listEarnings({ kind, cursor }),
      ),
      providesTags: ['Earning'],
    }),
  }),
});
