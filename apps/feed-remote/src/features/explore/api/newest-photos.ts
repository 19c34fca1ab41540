import type { ListPhotos200 } from '@barg/api-client/models';
import { listPhotos } from '@barg/api-client/photos';
import { api, defineQuery } from '@barg/session';
import { TILE_PAGE_SIZE, type TileCursor } from '../../../shared/tiles/tile-pages.ts';

/** The photos of all galleries, the newest first. */
export const { useNewestPhotosInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    newestPhotos: build.infiniteQuery<ListPhotos200, void, TileCursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ pageParam }: { pageParam: TileCursor }) =>
        listPhotos({ limit: TILE_PAGE_SIZE, cursor: pageParam }),
      ),
      providesTags: ['Photo', 'Gallery'],
    }),
  }),
});
