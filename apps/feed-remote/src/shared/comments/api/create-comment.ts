import { createComment } from '@barg/api-client/comments';
import type { Author, Comment } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import { hideComment, replaceComment, showComment } from './change-comments.ts';
import type { CommentedItem } from './comment-pages.ts';

interface NewComment {
  about: CommentedItem;
  text: string;
  author: Author;
}

/** Stands in the list until the server has given the comment its id. */
export const PENDING_ID = 'pending';

const pendingComment = ({ about, text, author }: NewComment): Comment => ({
  _id: PENDING_ID,
  objectType: about.type,
  objectId: about.id,
  author,
  text,
  isDeleted: false,
  isEdited: false,
  createdAt: new Date().toISOString(),
  isOwn: true,
});

export const { useCreateCommentMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Shown at once, replaced by the server's own, taken back when it refuses. */
    createComment: build.mutation<Comment, NewComment>({
      queryFn: defineQuery(({ about, text }) => createComment({ objectType: about.type, objectId: about.id, text })),
      onQueryStarted: async (comment, { dispatch, queryFulfilled }) => {
        const { about } = comment;
        dispatch(showComment(about, pendingComment(comment)));
        try {
          const { data: created } = await queryFulfilled;
          dispatch(replaceComment(about, PENDING_ID, created));
        } catch {
          dispatch(hideComment(about, PENDING_ID));
        }
      },
    }),
  }),
});
