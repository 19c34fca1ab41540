import {
  countOwnFeedPosts,
  deleteFeedPost,
  listOwnFeedPosts,
  pinFeedPost,
  restoreFeedPost,
  unpinFeedPost,
  updateFeedPost,
} from '@barg/api-client/feeds';
import type {
  CountOwnFeedPostsParams,
  ListOwnFeedPosts200,
  ListOwnFeedPostsParams,
  OwnFeedPost,
  OwnPostCounts,
  UpdateFeedPostBody,
} from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

/** What her list shows; what is left out lets everything through. */
export type PostSearch = Pick<ListOwnFeedPostsParams, 'q' | 'state' | 'audience' | 'media'>;

interface Pinning {
  postId: string;
  isPinned: boolean;
}

interface Change {
  postId: string;
  body: Pick<UpdateFeedPostBody, 'audience' | 'price' | 'expiresAt' | 'publishAt' | 'pollId'>;
}

const LISTS = ['Feed', 'Performer'] as const;
const unlessFailed = (_answer: unknown, error: unknown) => (error ? [] : LISTS);

/** One's own posts, those to come first and then the newest, a page for each cursor; and what is done with them. */
export const {
  useOwnPostsInfiniteQuery,
  useOwnPostCountsQuery,
  useDeletePostMutation,
  useRestorePostMutation,
  usePinPostMutation,
  useChangePostMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    ownPosts: build.infiniteQuery<ListOwnFeedPosts200, PostSearch, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => page.nextCursor,
      },
      queryFn: ({ queryArg, pageParam: cursor }) =>
        defineQuery(() => listOwnFeedPosts({ ...queryArg, cursor }))(undefined),
      providesTags: ['Feed'],
    }),
    ownPostCounts: build.query<OwnPostCounts, CountOwnFeedPostsParams>({
      queryFn: defineQuery((filter: CountOwnFeedPostsParams) => countOwnFeedPosts(filter)),
      providesTags: ['Feed'],
    }),
    deletePost: build.mutation<unknown, string>({
      queryFn: defineQuery((postId: string) => deleteFeedPost(postId)),
      invalidatesTags: unlessFailed,
    }),
    /** Takes a deletion back, while the server still can. */
    restorePost: build.mutation<OwnFeedPost, string>({
      queryFn: defineQuery((postId: string) => restoreFeedPost(postId)),
      invalidatesTags: unlessFailed,
    }),
    pinPost: build.mutation<OwnFeedPost, Pinning>({
      queryFn: defineQuery(({ postId, isPinned }: Pinning) => (isPinned ? pinFeedPost : unpinFeedPost)(postId)),
      invalidatesTags: unlessFailed,
    }),
    changePost: build.mutation<OwnFeedPost, Change>({
      queryFn: defineQuery(({ postId, body }: Change) => updateFeedPost(postId, body)),
      invalidatesTags: unlessFailed,
    }),
  }),
});
