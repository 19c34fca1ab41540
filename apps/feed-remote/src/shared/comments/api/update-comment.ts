import { updateComment } from '@barg/api-client/comments';
import type { Comment } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import { changeComments } from './change-comments.ts';
import type { CommentedItem } from './comment-pages.ts';

interface CommentEdit {
  about: CommentedItem;
  id: string;
  text: string;
}

export const { useUpdateCommentMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    updateComment: build.mutation<Comment, CommentEdit>({
      queryFn: defineQuery(({ id, text }) => updateComment(id, { text })),
      onQueryStarted: async ({ about, id, text }, { dispatch, queryFulfilled }) => {
        const undo = dispatch(
          changeComments(about, (pages) => {
            const comment = pages.flatMap(({ data }) => data).find(({ _id }) => _id === id);
            if (comment) Object.assign(comment, { text, isEdited: true });
          }),
        );
        await queryFulfilled.catch(undo);
      },
    }),
  }),
});
