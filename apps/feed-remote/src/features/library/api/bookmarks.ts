import { listBookmarkedFeedPosts } from '@barg/api-client/feeds';
import { listBookmarkedGalleries } from '@barg/api-client/galleries';
import type {
  ListBookmarkedFeedPosts200,
  ListBookmarkedGalleries200,
  ListBookmarkedPerformers200,
  ListBookmarkedProducts200,
  ListBookmarkedVideos200,
} from '@barg/api-client/models';
import { listBookmarkedPerformers } from '@barg/api-client/performers';
import { listBookmarkedProducts } from '@barg/api-client/products';
import { listBookmarkedVideos } from '@barg/api-client/videos';
import { api, defineQuery } from '@barg/session';

type Cursor = string | undefined;

const POSTS = 10;
const TILES = 18;

const infiniteQueryOptions = {
  initialPageParam: undefined,
  getNextPageParam: ({ nextCursor }: { nextCursor?: string }) => nextCursor,
};

const pageOf =
  <T>(list: (page: { limit: number; cursor: Cursor }) => Promise<T>, limit: number) =>
  ({ pageParam: cursor }: { pageParam: Cursor }) =>
    list({ limit, cursor });

/** Bookmarks of one type, with the data of that type's lists. */
export const {
  useBookmarkedPostsInfiniteQuery,
  useBookmarkedGalleriesInfiniteQuery,
  useBookmarkedVideosInfiniteQuery,
  useBookmarkedProductsInfiniteQuery,
  useBookmarkedPerformersInfiniteQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    bookmarkedPosts: build.infiniteQuery<ListBookmarkedFeedPosts200, void, Cursor>({
      infiniteQueryOptions,
      queryFn: defineQuery(pageOf(listBookmarkedFeedPosts, POSTS)),
      providesTags: (list) => [
        'Reaction',
        ...(list?.pages.flatMap(({ data }) => data.map(({ _id: id }) => ({ type: 'Feed' as const, id }))) ?? []),
      ],
    }),
    bookmarkedGalleries: build.infiniteQuery<ListBookmarkedGalleries200, void, Cursor>({
      infiniteQueryOptions,
      queryFn: defineQuery(pageOf(listBookmarkedGalleries, TILES)),
      providesTags: ['Reaction', 'Gallery'],
    }),
    bookmarkedVideos: build.infiniteQuery<ListBookmarkedVideos200, void, Cursor>({
      infiniteQueryOptions,
      queryFn: defineQuery(pageOf(listBookmarkedVideos, TILES)),
      providesTags: ['Reaction', 'Video'],
    }),
    bookmarkedProducts: build.infiniteQuery<ListBookmarkedProducts200, void, Cursor>({
      infiniteQueryOptions,
      queryFn: defineQuery(pageOf(listBookmarkedProducts, TILES)),
      providesTags: ['Reaction', 'Product'],
    }),
    bookmarkedPerformers: build.infiniteQuery<ListBookmarkedPerformers200, void, Cursor>({
      infiniteQueryOptions,
      queryFn: defineQuery(pageOf(listBookmarkedPerformers, TILES)),
      providesTags: ['Reaction', 'Performer'],
    }),
  }),
});
