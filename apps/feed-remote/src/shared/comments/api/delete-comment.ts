import { deleteComment } from '@barg/api-client/comments';
import { api, defineQuery } from '@barg/session';
import { changeComments } from './change-comments.ts';
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
        const remove = changeComments(
          about,
          (pages) => pages.forEach((page) => (page.data = page.data.filter(({ _id }) => _id !== id))),
          -1,
        );
        const undo = dispatch(remove);
        await queryFulfilled.catch(undo);
      },
    }),
  }),
});
