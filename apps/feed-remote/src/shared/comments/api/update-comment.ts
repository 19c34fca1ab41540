import { updateComment } from '@barg/api-client/comments';
import type { Comment } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import { replaceComment, rereadComments } from './change-comments.ts';
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
        dispatch(replaceComment(about, id, { text, isEdited: true }));
        await queryFulfilled.catch(() => dispatch(rereadComments(about)));
      },
    }),
  }),
});
