import { updateComment } from '@barg/api-client/comments';
import type { Comment } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import { replaceComment, rereadComments } from './change-comments.ts';
import type { CommentList } from './comment-pages.ts';
import { sendComment } from './send-comment.ts';
import type { PictureSending } from './send-with-picture.ts';

interface CommentEdit {
  list: CommentList;
  /** As it is shown. */
  comment: Comment;
  text: string;
  /** The new picture; null to remove it; absent for no change. */
  photo?: File | null;
  sending: PictureSending;
}

export const { useUpdateCommentMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    updateComment: build.mutation<Comment, CommentEdit>({
      queryFn: defineQuery(({ comment: { _id, text: read }, text, photo, sending }) => {
        // Where another window has saved something else, nothing is changed.
        const basedOn = JSON.stringify({ text: read });
        const body = { text, photo: photo ?? undefined, removePhoto: photo === null, basedOn };
        return sendComment((options) => updateComment(_id, body, options), photo, sending);
      }),
      onQueryStarted: async ({ list, comment, text }, { dispatch, queryFulfilled }) => {
        const { _id: id, text: read, isEdited } = comment;
        dispatch(replaceComment(list, id, { text, isEdited: true }));
        try {
          dispatch(replaceComment(list, id, (await queryFulfilled).data));
        } catch {
          // It was not saved, until the list says otherwise: the next save is not to be based on it.
          dispatch(replaceComment(list, id, { text: read, isEdited }));
          dispatch(rereadComments(list));
        }
      },
    }),
  }),
});
