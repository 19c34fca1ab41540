import type { Comment, ListComments200, ReactionState } from '@barg/api-client/models';
import { createReaction, deleteReaction } from '@barg/api-client/reactions';
import { api, defineQuery, tellOwnTabs, type RootState } from '@barg/session';
import { beginAct, isLost } from '../../../shared/line/read-back.ts';
import { changeComment } from './change-comments.ts';
import { readPageOf, type CommentList } from './comment-pages.ts';

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
    /** Optimistic: undone when the server refuses, read again when its answer is lost. */
    likeComment: build.mutation<ReactionState, CommentLike>({
      queryFn: defineQuery(({ id, isOn }) =>
        (isOn ? createReaction : deleteReaction)({ objectType: 'comment', objectId: id, action: 'like' }),
      ),
      onQueryStarted: async ({ list, id, isOn }, { dispatch, getState, queryFulfilled }) => {
        const readBack = beginAct(`like:comment:${id}`);
        dispatch(changeComment(list, id, applyLike(isOn)));
        const showRead = ({ data }: ListComments200): void => {
          const read = data.find(({ _id }) => _id === id);
          if (!read) return;
          const { isLiked, likeCount } = read;
          dispatch(changeComment(list, id, (comment) => void Object.assign(comment, { isLiked, likeCount })));
        };
        await queryFulfilled.then(
          ({ data }) => tellOwnTabs('reaction.changed', data),
          (reason) => {
            dispatch(changeComment(list, id, applyLike(!isOn)));
            if (isLost(reason)) void readBack(() => readPageOf(list, id, getState() as RootState), showRead);
          },
        );
      },
    }),
  }),
});
