import { followPerformer, unfollowPerformer } from '@barg/api-client/follows';
import type { PerformerCard } from '@barg/api-client/models';
import { api, defineQuery, followSlice, isUnanswered, tellOwnTabs, type Following } from '@barg/session';
import { changePerformer } from './change-performer.ts';

function applyFollow(performer: PerformerCard, isFollowed: boolean): void {
  if (performer.isFollowed === isFollowed) return;
  performer.isFollowed = isFollowed;
  performer.followerCount += isFollowed ? 1 : -1;
}

export const { useFollowPerformerMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Follows or unfollows. Optimistic: undone when the server refuses, read again when it is silent. */
    followPerformer: build.mutation<{ success: true }, Following>({
      queryFn: defineQuery(({ performerId, isFollowed }) =>
        (isFollowed ? followPerformer : unfollowPerformer)(performerId),
      ),
      onQueryStarted: async ({ performerId, isFollowed }, { dispatch, queryFulfilled }) => {
        const show = (isShownFollowed: boolean): void => {
          dispatch(followSlice.actions.followingKnown({ performerId, isFollowed: isShownFollowed }));
          dispatch(changePerformer(performerId, (performer) => applyFollow(performer, isShownFollowed)));
        };
        show(isFollowed);
        await queryFulfilled.then(
          () => tellOwnTabs('follow.changed', { performerId, isFollowed }),
          () => show(!isFollowed),
        );
      },
      invalidatesTags: (_done, error) => {
        if (error && isUnanswered(error)) return ['Follow', 'Performer'];
        return error ? [] : ['Follow'];
      },
    }),
  }),
});
