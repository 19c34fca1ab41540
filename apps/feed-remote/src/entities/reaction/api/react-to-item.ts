import { createReaction, deleteReaction } from '@barg/api-client/reactions';
import type { ReactionState } from '@barg/api-client/models';
import { api, defineQuery, tellOwnTabs, type CacheTag } from '@barg/session';
import { beginAct, isLost } from '../../../shared/line/read-back.ts';
import { changeEngagement, type EngagedItem, type Engagement } from './change-engagement.ts';
import { readEngagement } from './read-engagement.ts';

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

/** Lists of bookmarks come only from the server. */
const staleAfter = (action: Reaction): CacheTag[] => (action === 'bookmark' ? ['Reaction'] : []);

export const { useReactToItemMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sets or removes a like or bookmark. Optimistic: undone when the server refuses, read again when its answer is lost. */
    reactToItem: build.mutation<ReactionState, ReactionChange>({
      queryFn: defineQuery(({ type, id, action, isOn }) =>
        (isOn ? createReaction : deleteReaction)({ objectType: type, objectId: id, action }),
      ),
      onQueryStarted: async ({ type, id, action, isOn }, { dispatch, queryFulfilled }) => {
        const { flag, count } = fields[action];
        const readBack = beginAct(`${action}:${type}:${id}`);
        const show = (isShownOn: boolean) =>
          dispatch(changeEngagement({ type, id }, (item) => applyReaction(item, action, isShownOn)));
        show(isOn);
        const showRead = (read: Engagement): void => {
          dispatch(
            changeEngagement({ type, id }, (item) => Object.assign(item, { [flag]: read[flag], [count]: read[count] })),
          );
          if (read[flag] === isOn) dispatch(api.util.invalidateTags(staleAfter(action)));
        };
        await queryFulfilled.then(
          ({ data }) => tellOwnTabs('reaction.changed', data),
          (reason) => {
            show(!isOn);
            if (isLost(reason)) void readBack(() => readEngagement({ type, id }), showRead);
          },
        );
      },
      invalidatesTags: (_state, error, { action }) => (error ? [] : staleAfter(action)),
    }),
  }),
});
