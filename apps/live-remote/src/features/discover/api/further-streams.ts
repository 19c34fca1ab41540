import type { SearchStreams200 } from '@barg/api-client/models';
import { searchStreams } from '@barg/api-client/streaming';
import { api, defineQuery } from '@barg/session';
import { SHOWN } from './live-streams.ts';

/** The live streams after those of the first list, page by page. */
export const { useFurtherStreamsInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    furtherStreams: build.infiniteQuery<SearchStreams200, void, number>({
      infiniteQueryOptions: {
        initialPageParam: SHOWN,
        getNextPageParam: ({ data, total }, _pages, offset) =>
          data.length > 0 && offset + data.length < total ? offset + SHOWN : undefined,
      },
      queryFn: defineQuery(({ pageParam: offset }: { pageParam: number }) => searchStreams({ limit: SHOWN, offset })),
      // Not kept: what has begun and ended meanwhile moves them all.
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async (_, entry) => {
        const hearing = await import('./hear-streams.ts').catch(() => null);
        await hearing?.hearEnds(entry);
      },
    }),
  }),
});
