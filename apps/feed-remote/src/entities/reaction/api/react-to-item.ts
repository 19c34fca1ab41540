import { createReaction, deleteReaction } from '@barg/api-client/reactions';
import type { ReactionState } from '@barg/api-client/models';
import { api, defineQuery, isUnanswered, tellOwnTabs } from '@barg/session';
import { changeEngagement, tagOfItem, type EngagedItem, type Engagement } from './change-engagement.ts';

export type Reaction = 'like' | 'bookmark';

interface ReactionChange extends EngagedItem {
  action: Reaction;
  /** The wanted state. */
  isOn: boolean;
}

const fields = {
  like: { flag: 'isLiked', count: 'likeCount' },
  bookmark: { flag: 'isBookmarked', count: 'bookmarkCount' },
} as const;

function applyReaction(item: Engagement, action: Reaction, isOn: boolean): void {
  const { flag, count } = fields[action];
  if (item[flag] === isOn) return;
  item[flag] = isOn;
  item[count] += isOn ? 1 : -1;
}

export const { useReactToItemMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sets or removes a like or bookmark. Optimistic: undone when the server refuses, read again when it is silent. */
    reactToItem: build.mutation<ReactionState, ReactionChange>({
      queryFn: defineQuery(({ type, id, action, isOn }) =>
        (isOn ? createReaction : deleteReaction)({ objectType: type, objectId: id, action }),
      ),
      onQueryStarted: async ({ type, id, action, isOn }, { dispatch, queryFulfilled }) => {
        const show = (isShownOn: boolean) =>
          dispatch(changeEngagement({ type, id }, (item) => applyReaction(item, action, isShownOn)));
        show(isOn);
        await queryFulfilled.then(
          ({ data }) => tellOwnTabs('reaction.changed', data),
          () => show(!isOn),
        );
      },
      invalidatesTags: (_state, error, { action, type, id }) => {
        if (error && isUnanswered(error)) return ['Reaction', tagOfItem({ type, id })];
        return action === 'bookmark' && !error ? ['Reaction'] : [];
      },
    }),
  }),
});
