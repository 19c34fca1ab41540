import { searchGalleries } from '@barg/api-client/galleries';
import type { SearchGalleries200, SearchVideos200 } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import { searchVideos } from '@barg/api-client/videos';

type Cursor = string | undefined;

const PAGE_SIZE = 18;
const paging = {
  initialPageParam: undefined,
  getNextPageParam: ({ nextCursor }: { nextCursor?: string }) => nextCursor,
};

interface Asked {
  queryArg: string;
  pageParam: Cursor;
}

export const { useFoundGalleriesInfiniteQuery, useFoundVideosInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    foundGalleries: build.infiniteQuery<SearchGalleries200, string, Cursor>({
      infiniteQueryOptions: paging,
      queryFn: defineQuery(({ queryArg: q, pageParam: cursor }: Asked) =>
        searchGalleries({ q, limit: PAGE_SIZE, cursor }),
      ),
      providesTags: ['Gallery'],
    }),
    foundVideos: build.infiniteQuery<SearchVideos200, string, Cursor>({
      infiniteQueryOptions: paging,
      queryFn: defineQuery(({ queryArg: q, pageParam: cursor }: Asked) =>
        searchVideos({ q, limit: PAGE_SIZE, cursor }),
      ),
      providesTags: ['Video'],
    }),
  }),
});
