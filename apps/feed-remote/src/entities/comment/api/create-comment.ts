import { createComment } from '@barg/api-client/comments';
import { idempotencyHeader } from '@barg/api-client/http';
import type { Author, Comment } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import { hideComment, settleComment, showComment } from './change-comments.ts';
import { commentPagesApi, type CommentList } from './comment-pages.ts';
import { sendComment } from './send-comment.ts';
import type { PictureSending } from './send-with-picture.ts';

interface NewComment {
  /** Where it will stand. */
  list: CommentList;
  text: string;
  photo: File | null;
  author: Author;
  sending: PictureSending;
}

/** Stands in the list until the server has given the comment its id. */
export const PENDING_ID = 'pending';

const pendingComment = ({ list, text, author }: NewComment): Comment => ({
  _id: PENDING_ID,
  objectType: list.type,
  objectId: list.id,
  parentId: list.parentId ?? null,
  author,
  text,
  photo: null,
  isDeleted: false,
  isEdited: false,
  createdAt: new Date().toISOString(),
  isOwn: true,
  replyCount: 0,
  likeCount: 0,
  isLiked: false,
});

export const { useCreateCommentMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Shown at once, replaced by the server's own, taken back when it refuses. */
    createComment: build.mutation<Comment, NewComment>({
      queryFn: defineQuery(({ list, text, photo, sending }) => {
        const { type: objectType, id: objectId, parentId } = list;
        const body = { objectType, objectId, parentId, text, photo: photo ?? undefined };
        // One for all attempts: what has arrived without an answer is not written twice.
        const headers = idempotencyHeader();
        return sendComment((options) => createComment(body, { ...options, headers }), photo, sending);
      }),
      onQueryStarted: async (comment, { dispatch, queryFulfilled }) => {
        const { list } = comment;
        const pending = pendingComment(comment);
        dispatch(showComment(list, pending));
        try {
          const { data: created } = await queryFulfilled;
          await dispatch(commentPagesApi.util.getRunningQueryThunk('commentPages', list));
          dispatch(settleComment(list, PENDING_ID, created));
        } catch {
          dispatch(hideComment(list, pending));
        }
      },
    }),
  }),
});
