import { deleteComment } from '@barg/api-client/comments';
import { api, defineQuery } from '@barg/session';
import { hideComment, rereadComments } from './change-comments.ts';
import type { CommentedItem } from './comment-pages.ts';

interface CommentRemoval {
  about: CommentedItem;
  id: string;
}

export const { useDeleteCommentMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    deleteComment: build.mutation<{ success: true }, CommentRemoval>({
      queryFn: defineQuery(({ id }) => deleteComment(id)),
      onQueryStarted: async ({ about, id }, { dispatch, queryFulfilled }) => {
        dispatch(hideComment(about, id));
        await queryFulfilled.catch(() => dispatch(rereadComments(about)));
      },
    }),
  }),
});
