import { createComment } from '@barg/api-client/comments';
import { idempotencyHeader } from '@barg/api-client/http';
import type { Author, Comment } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import { hideComment, settleComment, showComment } from './change-comments.ts';
import { commentPagesApi, type CommentList } from './comment-pages.ts';
import { sendComment } from './send-comment.ts';
import type { PictureSending } from './send-with-picture.ts';

interface NewComment {
  /** Its list. */
  list: CommentList;
  text: string;
  photo: File | null;
  author: Author;
  sending: PictureSending;
  /** The same for all attempts, so that a retry after a lost response creates no second comment. */
  key: string;
}

/** The id of an optimistic comment; in alphabetical order it comes after those of the server. */
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
    /** Optimistic: replaced by the server's comment, removed when it refuses. */
    createComment: build.mutation<Comment, NewComment>({
      queryFn: defineQuery(({ list, text, photo, sending, key }) => {
        const { type: objectType, id: objectId, parentId } = list;
        const body = { objectType, objectId, parentId, text, photo: photo ?? undefined };
        const headers = idempotencyHeader(key);
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
