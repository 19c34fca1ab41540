import { createReaction, deleteReaction } from '@barg/api-client/reactions';
import type { ReactionState } from '@barg/api-client/models';
import { api, defineQuery, isUnanswered, tellOwnTabs } from '@barg/session';
import { showBookmarked, type BookmarkChange } from '../../../entities/performer/api/change-performer.ts';

export const { useBookmarkPerformerMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Optimistic: undone when the server refuses, read again when it is silent. */
    bookmarkPerformer: build.mutation<ReactionState, BookmarkChange>({
      queryFn: defineQuery(({ performerId, isBookmarked }) =>
        (isBookmarked ? createReaction : deleteReaction)({
          objectType: 'performer',
          objectId: performerId,
          action: 'bookmark',
        }),
      ),
      onQueryStarted: async ({ performerId, isBookmarked }, { dispatch, queryFulfilled }) => {
        dispatch(showBookmarked({ performerId, isBookmarked }));
        await queryFulfilled.then(
          ({ data }) => tellOwnTabs('reaction.changed', data),
          () => dispatch(showBookmarked({ performerId, isBookmarked: !isBookmarked })),
        );
      },
      invalidatesTags: (_state, error) => {
        if (error && isUnanswered(error)) return ['Reaction', 'Performer'];
        return error ? [] : ['Reaction'];
      },
    }),
  }),
});
