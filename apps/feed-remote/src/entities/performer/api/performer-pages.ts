import { searchPerformers } from '@barg/api-client/home';
import type { PerformerCard } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

const PAGE_SIZE = 18;

interface PerformerPage {
  data: PerformerCard[];
  total: number;
  offset: number;
}

/** The best known performers; with a query, those whose names match. */
export const { usePerformerPagesInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    performerPages: build.infiniteQuery<PerformerPage, string, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ data, total, offset }) => {
          const next = offset + data.length;
          return data.length > 0 && next < total ? next : undefined;
        },
      },
      queryFn: defineQuery(async ({ queryArg: q, pageParam: offset }: { queryArg: string; pageParam: number }) => ({
        ...(await searchPerformers({ q, limit: PAGE_SIZE, offset })),
        offset,
      })),
      providesTags: ['Performer'],
    }),
  }),
});
