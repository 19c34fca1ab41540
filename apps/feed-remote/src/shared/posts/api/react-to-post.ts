import { createReaction, deleteReaction } from '@barg/api-client/reactions';
import type { FeedPost, ReactionState } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import { changePost } from '../../cache/change-cached.ts';

export type Reaction = 'like' | 'bookmark';

interface ReactionChange {
  postId: string;
  action: Reaction;
  /** What the visitor wants: to have reacted, or not. */
  isOn: boolean;
}

const fields = {
  like: { flag: 'isLiked', count: 'likeCount' },
  bookmark: { flag: 'isBookmarked', count: 'bookmarkCount' },
} as const;

function applyReaction(post: FeedPost, action: Reaction, isOn: boolean): void {
  const { flag, count } = fields[action];
  if (post[flag] === isOn) return;
  post[flag] = isOn;
  post[count] += isOn ? 1 : -1;
}

export const { useReactToPostMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Likes or bookmarks a post, or takes it back; shown at once, undone when the server refuses. */
    reactToPost: build.mutation<ReactionState, ReactionChange>({
      queryFn: defineQuery(({ postId, action, isOn }) =>
        (isOn ? createReaction : deleteReaction)({ objectType: 'feed', objectId: postId, action }),
      ),
      onQueryStarted: async ({ postId, action, isOn }, { dispatch, queryFulfilled }) => {
        const show = (isShownOn: boolean) =>
          dispatch(changePost(postId, (post) => applyReaction(post, action, isShownOn)));
        show(isOn);
        await queryFulfilled.catch(() => show(!isOn));
      },
      invalidatesTags: (_state, error, { action }) => (action === 'bookmark' && !error ? ['Reaction'] : []),
    }),
  }),
});
