import { updateComment } from '@barg/api-client/comments';
import type { Comment } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import { replaceComment, rereadComments } from './change-comments.ts';
import type { CommentList } from './comment-pages.ts';
import { sendComment } from './send-comment.ts';
import type { PictureSending } from './send-with-picture.ts';

interface CommentEdit {
  list: CommentList;
  id: string;
  text: string;
  /** The new picture; null to remove it; absent for no change. */
  photo?: File | null;
  sending: PictureSending;
}

export const { useUpdateCommentMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    updateComment: build.mutation<Comment, CommentEdit>({
      queryFn: defineQuery(({ id, text, photo, sending }) => {
        const body = { text, photo: photo ?? undefined, removePhoto: photo === null };
        return sendComment((options) => updateComment(id, body, options), photo, sending);
      }),
      onQueryStarted: async ({ list, id, text }, { dispatch, queryFulfilled }) => {
        dispatch(replaceComment(list, id, { text, isEdited: true }));
        try {
          dispatch(replaceComment(list, id, (await queryFulfilled).data));
        } catch {
          dispatch(rereadComments(list));
        }
      },
    }),
  }),
});
