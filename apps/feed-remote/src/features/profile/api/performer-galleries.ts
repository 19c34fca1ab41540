import { searchGalleries } from '@barg/api-client/galleries';
import type { SearchGalleries200 } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import { TILE_PAGE_SIZE, type TileCursor } from '../../../shared/tiles/tile-pages.ts';

export const { usePerformerGalleriesInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    performerGalleries: build.infiniteQuery<SearchGalleries200, string, TileCursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ queryArg: username, pageParam: cursor }: { queryArg: string; pageParam: TileCursor }) =>
        searchGalleries({ username, limit: TILE_PAGE_SIZE, cursor }),
      ),
      providesTags: ['Gallery'],
    }),
  }),
});
