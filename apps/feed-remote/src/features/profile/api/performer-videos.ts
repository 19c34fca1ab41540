import type { SearchVideos200 } from '@barg/api-client/models';
import { searchVideos } from '@barg/api-client/videos';
import { api, defineQuery } from '@barg/session';
import { TILE_PAGE_SIZE, type TileCursor } from '../../../shared/tiles/tile-pages.ts';

export const { usePerformerVideosInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    performerVideos: build.infiniteQuery<SearchVideos200, string, TileCursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ queryArg: username, pageParam: cursor }: { queryArg: string; pageParam: TileCursor }) =>
        searchVideos({ username, limit: TILE_PAGE_SIZE, cursor }),
      ),
      providesTags: ['Video'],
    }),
  }),
});
