import { deleteComment } from '@barg/api-client/comments';
import type { Comment } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import { countAgain, hideComment, rereadComments } from './change-comments.ts';
import type { CommentList } from './comment-pages.ts';

interface CommentRemoval {
  list: CommentList;
  comment: Comment;
}

export const { useDeleteCommentMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    deleteComment: build.mutation<{ success: true }, CommentRemoval>({
      queryFn: defineQuery(({ comment }) => deleteComment(comment._id)),
      onQueryStarted: async ({ list, comment }, { dispatch, queryFulfilled }) => {
        dispatch(hideComment(list, comment));
        await queryFulfilled.catch(() => {
          dispatch(countAgain(list, comment));
          dispatch(rereadComments(list));
        });
      },
    }),
  }),
});
