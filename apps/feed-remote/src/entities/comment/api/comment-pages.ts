import { listComments } from '@barg/api-client/comments';
import type { ListComments200 } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

/** What comments are about. */
export interface CommentedItem {
  type: 'feed' | 'gallery' | 'video' | 'product';
  id: string;
}

/** The threads below an item, or what answers one of them. */
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
      // What was locked may be open now.
      providesTags: ['Comment', 'Subscription', 'Order'],
    }),
  }),
});
export const { useCommentPagesInfiniteQuery } = commentPagesApi;
