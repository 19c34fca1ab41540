import { listComments } from '@barg/api-client/comments';
import type { ListComments200 } from '@barg/api-client/models';
import { api, defineQuery, type RootState } from '@barg/session';

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

const fetchPage = ({ type, id, parentId }: CommentList, cursor: Cursor): Promise<ListComments200> =>
  listComments({ objectType: type, objectId: id, parentId, cursor });

export const commentPagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Threads: the newest first. Answers: the oldest first. */
    commentPages: build.infiniteQuery<ListComments200, CommentList, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ queryArg, pageParam }: { queryArg: CommentList; pageParam: Cursor }) =>
        fetchPage(queryArg, pageParam),
      ),
      // Comments of unlocked items become available.
      providesTags: ['Comment', 'Subscription', 'Order'],
    }),
  }),
});
export const { useCommentPagesInfiniteQuery } = commentPagesApi;

/** Asks the server for the one page of a list that has a comment: a comment has no address of its own. */
export const readPageOf = ({ type, id, parentId }: CommentList, commentId: string, state: RootState) => {
  const { data } = commentPagesApi.endpoints.commentPages.select({ type, id, parentId })(state);
  const at = data?.pages.findIndex((page) => page.data.some(({ _id }) => _id === commentId)) ?? -1;
  return fetchPage({ type, id, parentId }, data?.pageParams[at]);
};
