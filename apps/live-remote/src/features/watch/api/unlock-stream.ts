import { followPerformer } from '@barg/api-client/follows';
import type { FollowPerformer200 } from '@barg/api-client/models';
import { api, defineQuery, followSlice, tellOwnTabs } from '@barg/session';

interface Followed {
  performerId: string;
  streamId: string;
}

const unlockApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Follows the performer of a stream, which opens one for followers. */
    followForStream: build.mutation<FollowPerformer200, Followed>({
      queryFn: defineQuery(({ performerId }: Followed) => followPerformer(performerId)),
      onQueryStarted: async ({ performerId }, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => {
            dispatch(followSlice.actions.followingKnown({ performerId, isFollowed: true }));
            tellOwnTabs('follow.changed', { performerId, isFollowed: true });
          },
          () => undefined,
        );
      },
      invalidatesTags: (_done, error, { streamId }) =>
        error ? [] : ['Follow', 'Performer', { type: 'Stream', id: streamId }],
    }),
  }),
});

export const { useFollowForStreamMutation } = unlockApi;

/** Has a stream be read again: what it took was done. */
export const streamOpened = (streamId: string) => unlockApi.util.invalidateTags([{ type: 'Stream', id: streamId }]);
