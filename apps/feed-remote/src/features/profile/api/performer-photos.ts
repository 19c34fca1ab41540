import { listPhotosOfPerformer } from '@barg/api-client/photos';
import type { ListPhotosOfPerformer200 } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import { TILE_PAGE_SIZE, type TileCursor } from '../../../shared/tiles/tile-pages.ts';

export const { usePerformerPhotosInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    performerPhotos: build.infiniteQuery<ListPhotosOfPerformer200, string, TileCursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ queryArg: username, pageParam: cursor }: { queryArg: string; pageParam: TileCursor }) =>
        listPhotosOfPerformer(username, { limit: TILE_PAGE_SIZE, cursor }),
      ),
      providesTags: ['Photo', 'Gallery'],
    }),
  }),
});
