import { listOwnFeedPosts } from '@barg/api-client/feeds';
import type { ListOwnFeedPosts200 } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

/** One's own posts, the newest first, a page for each cursor. */
export const { useOwnPostsInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    ownPosts: build.infiniteQuery<ListOwnFeedPosts200, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => page.nextCursor,
      },
      queryFn: ({ pageParam }) => defineQuery((cursor: string | undefined) => listOwnFeedPosts({ cursor }))(pageParam),
      providesTags: ['Feed'],
    }),
  }),
});
