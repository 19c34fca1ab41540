import { listComments } from '@barg/api-client/comments';
import type { ListComments200 } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

/** A commented item. */
export interface CommentedItem {
  type: 'feed' | 'gallery' | 'video' | 'product';
  id: string;
}

/** The comments of an item, or the answers of one of them. */
export interface CommentList extends CommentedItem {
  parentId?: string;
}

type Cursor = string | undefined;

export const commentPagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Threads: the newest first. Answers: the oldest first. */
    commentPages: build.infiniteQuery<ListComments200, CommentList, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ queryArg, pageParam }: { queryArg: CommentList; pageParam: Cursor }) => {
        const { type, id, parentId } = queryArg;
        return listComments({ objectType: type, objectId: id, parentId, cursor: pageParam });
      }),
      // Comments of unlocked items become available.
      providesTags: ['Comment', 'Subscription', 'Order'],
    }),
  }),
});
export const { useCommentPagesInfiniteQuery } = commentPagesApi;
