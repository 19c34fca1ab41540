import { listEarnings } from '@barg/api-client/earnings';
import type { ListEarnings200, ListEarningsParams } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

type Cursor = string | undefined;
type Filter = Omit<ListEarningsParams, 'cursor' | 'limit'>;

export const { useOwnEarningsInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    ownEarnings: build.infiniteQuery<ListEarnings200, Filter, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ queryArg: filter, pageParam: cursor }: { queryArg: Filter; pageParam: Cursor }) =>
        listEarnings({ ...filter, cursor }),
      ),
      providesTags: ['Earning'],
    }),
  }),
});
