import { getEarningBreakdown } from '@barg/api-client/earnings';
import type { EarningBreakdown, GetEarningBreakdownParams } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

type Month = Pick<GetEarningBreakdownParams, 'by' | 'month'>;
export type BreakdownBy = NonNullable<GetEarningBreakdownParams['by']>;

/** What a month brought, a page of its groups after the other. */
export const { useEarningBreakdownInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    earningBreakdown: build.infiniteQuery<EarningBreakdown, Month, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ groups, hasMore }, _pages, offset) => (hasMore ? offset + groups.length : undefined),
      },
      queryFn: defineQuery(({ queryArg, pageParam: offset }: { queryArg: Month; pageParam: number }) =>
        getEarningBreakdown({ ...queryArg, ...(offset > 0 && { offset }) }),
      ),
      providesTags: ['Earning'],
    }),
  }),
});
