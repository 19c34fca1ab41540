import { searchProducts } from '@barg/api-client/products';
import type { SearchProducts200 } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import { TILE_PAGE_SIZE, type TileCursor } from '../../../shared/tiles/tile-pages.ts';

export const { usePerformerProductsInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    performerProducts: build.infiniteQuery<SearchProducts200, string, TileCursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ queryArg: username, pageParam: cursor }: { queryArg: string; pageParam: TileCursor }) =>
        searchProducts({ username, limit: TILE_PAGE_SIZE, cursor }),
      ),
      providesTags: ['Product'],
    }),
  }),
});
