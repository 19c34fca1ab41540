import { createReaction, deleteReaction } from '@barg/api-client/reactions';
import type { PerformerProfile, ReactionState } from '@barg/api-client/models';
import { api, defineQuery, tellOwnTabs } from '@barg/session';
import { changeCached, type CacheChange } from '../../../shared/cache/change-cached.ts';

interface BookmarkChange {
  performerId: string;
  isBookmarked: boolean;
}

/** Sets whether she is bookmarked in her cached profiles, by username and by id. */
export const showBookmarked = ({ performerId, isBookmarked }: BookmarkChange): CacheChange =>
  changeCached<PerformerProfile>({ tags: ['Performer'], id: performerId, field: 'isBookmarked' }, (profile) => {
    profile.isBookmarked = isBookmarked;
  });

export const { useBookmarkPerformerMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Optimistic: undone when the server refuses. */
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
      invalidatesTags: (_state, error) => (error ? [] : ['Reaction']),
    }),
  }),
});
