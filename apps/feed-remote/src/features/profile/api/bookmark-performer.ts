import { createReaction, deleteReaction } from '@barg/api-client/reactions';
import type { ReactionState } from '@barg/api-client/models';
import { api, defineQuery, tellOwnTabs, type AppDispatch, type RootState } from '@barg/session';
import { performerApi } from '../../../shared/performers/api/performer.ts';

interface BookmarkChange {
  performerId: string;
  isBookmarked: boolean;
}

/** Shows on her profile, by whatever name it was asked for, whether she is bookmarked. */
export const showBookmarked =
  ({ performerId, isBookmarked }: BookmarkChange) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    for (const username of performerApi.util.selectCachedArgsForQuery(getState(), 'performer')) {
      dispatch(
        performerApi.util.updateQueryData('performer', username, (profile) => {
          if (profile._id === performerId) profile.isBookmarked = isBookmarked;
        }),
      );
    }
  };

export const { useBookmarkPerformerMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Shown at once, undone when the server refuses. */
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
