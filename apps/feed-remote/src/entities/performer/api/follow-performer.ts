import { followPerformer, unfollowPerformer } from '@barg/api-client/follows';
import type { PerformerCard } from '@barg/api-client/models';
import { getPerformer } from '@barg/api-client/performers';
import { api, defineQuery, followSlice, tellOwnTabs, type Following } from '@barg/session';
import { beginAct, isLost } from '../../../shared/line/read-back.ts';
import { changePerformer } from './change-performer.ts';

function applyFollow(performer: PerformerCard, isFollowed: boolean): void {
  if (performer.isFollowed === isFollowed) return;
  performer.isFollowed = isFollowed;
  performer.followerCount += isFollowed ? 1 : -1;
}

export const { useFollowPerformerMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Follows or unfollows. Optimistic: undone when the server refuses, read again when its answer is lost. */
    followPerformer: build.mutation<{ success: true }, Following>({
      queryFn: defineQuery(({ performerId, isFollowed }) =>
        (isFollowed ? followPerformer : unfollowPerformer)(performerId),
      ),
      onQueryStarted: async ({ performerId, isFollowed }, { dispatch, queryFulfilled }) => {
        const readBack = beginAct(`follow:${performerId}`);
        const show = (isShownFollowed: boolean): void => {
          dispatch(followSlice.actions.followingKnown({ performerId, isFollowed: isShownFollowed }));
          dispatch(changePerformer(performerId, (performer) => applyFollow(performer, isShownFollowed)));
        };
        show(isFollowed);
        const showRead = (read: PerformerCard): void => {
          const { followerCount } = read;
          dispatch(followSlice.actions.followingKnown({ performerId, isFollowed: read.isFollowed }));
          dispatch(
            changePerformer(performerId, (performer) => {
              Object.assign(performer, { isFollowed: read.isFollowed, followerCount });
            }),
          );
          if (read.isFollowed === isFollowed) dispatch(api.util.invalidateTags(['Follow']));
        };
        await queryFulfilled.then(
          () => tellOwnTabs('follow.changed', { performerId, isFollowed }),
          (reason) => {
            show(!isFollowed);
            if (isLost(reason)) void readBack(() => getPerformer(performerId), showRead);
          },
        );
      },
      invalidatesTags: (_done, error) => (error ? [] : ['Follow']),
    }),
  }),
});
