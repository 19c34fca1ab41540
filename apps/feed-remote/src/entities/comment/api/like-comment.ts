import type { Comment, ReactionState } from '@barg/api-client/models';
import { createReaction, deleteReaction } from '@barg/api-client/reactions';
import { api, defineQuery, isUnanswered, tellOwnTabs } from '@barg/session';
import { changeComment } from './change-comments.ts';
import type { CommentList } from './comment-pages.ts';

interface CommentLike {
  list: CommentList;
  id: string;
  /** The wanted state. */
  isOn: boolean;
}

const applyLike =
  (isOn: boolean) =>
  (comment: Comment): void => {
    if (comment.isLiked === isOn) return;
    comment.isLiked = isOn;
    comment.likeCount += isOn ? 1 : -1;
  };

export const { useLikeCommentMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Optimistic: undone when the server refuses, read again when it is silent. */
    likeComment: build.mutation<ReactionState, CommentLike>({
      queryFn: defineQuery(({ id, isOn }) =>
        (isOn ? createReaction : deleteReaction)({ objectType: 'comment', objectId: id, action: 'like' }),
      ),
      onQueryStarted: async ({ list, id, isOn }, { dispatch, queryFulfilled }) => {
        dispatch(changeComment(list, id, applyLike(isOn)));
        await queryFulfilled.then(
          ({ data }) => tellOwnTabs('reaction.changed', data),
          () => dispatch(changeComment(list, id, applyLike(!isOn))),
        );
      },
      invalidatesTags: (_state, error) => (error && isUnanswered(error) ? ['Comment'] : []),
    }),
  }),
});
