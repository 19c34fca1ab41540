import type { PerformerProfile, ReactionState } from '@barg/api-client/models';
import { getPerformer } from '@barg/api-client/performers';
import { createReaction, deleteReaction } from '@barg/api-client/reactions';
import { api, defineQuery, tellOwnTabs } from '@barg/session';
import { showBookmarked, type BookmarkChange } from '../../../entities/performer/api/change-performer.ts';
import { beginAct, isLost } from '../../../shared/line/read-back.ts';

export const { useBookmarkPerformerMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Optimistic: undone when the server refuses, read again when its answer is lost. */
    bookmarkPerformer: build.mutation<ReactionState, BookmarkChange>({
      queryFn: defineQuery(({ performerId, isBookmarked }) =>
        (isBookmarked ? createReaction : deleteReaction)({
          objectType: 'performer',
          objectId: performerId,
          action: 'bookmark',
        }),
      ),
      onQueryStarted: async ({ performerId, isBookmarked }, { dispatch, queryFulfilled }) => {
        const readBack = beginAct(`bookmark:performer:${performerId}`);
        dispatch(showBookmarked({ performerId, isBookmarked }));
        const showRead = (read: PerformerProfile): void => {
          dispatch(showBookmarked({ performerId, isBookmarked: read.isBookmarked }));
          if (read.isBookmarked === isBookmarked) dispatch(api.util.invalidateTags(['Reaction']));
        };
        await queryFulfilled.then(
          ({ data }) => tellOwnTabs('reaction.changed', data),
          (reason) => {
            dispatch(showBookmarked({ performerId, isBookmarked: !isBookmarked }));
            if (isLost(reason)) void readBack(() => getPerformer(performerId), showRead);
          },
        );
      },
      invalidatesTags: (_state, error) => (error ? [] : ['Reaction']),
    }),
  }),
});
