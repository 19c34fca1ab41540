import { listComments } from '@barg/api-client/comments';
import type { ListComments200 } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

/** What comments are about. */
export interface CommentedItem {
  type: 'feed' | 'gallery' | 'video';
  id: string;
}

type Cursor = string | undefined;

export const commentPagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The newest first. */
    commentPages: build.infiniteQuery<ListComments200, CommentedItem, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ queryArg, pageParam }: { queryArg: CommentedItem; pageParam: Cursor }) =>
        listComments({ objectType: queryArg.type, objectId: queryArg.id, cursor: pageParam }),
      ),
      // What was locked may be open now.
      providesTags: ['Comment', 'Subscription', 'Order'],
    }),
  }),
});
export const { useCommentPagesInfiniteQuery } = commentPagesApi;
