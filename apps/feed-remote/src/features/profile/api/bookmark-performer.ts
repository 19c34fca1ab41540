import { createReaction, deleteReaction } from '@barg/api-client/reactions';
import type { ReactionState } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

interface BookmarkChange {
  performerId: string;
  isBookmarked: boolean;
}

export const { useBookmarkPerformerMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    bookmarkPerformer: build.mutation<ReactionState, BookmarkChange>({
      queryFn: defineQuery(({ performerId, isBookmarked }) =>
        (isBookmarked ? createReaction : deleteReaction)({
          objectType: 'performer',
          objectId: performerId,
          action: 'bookmark',
        }),
      ),
      invalidatesTags: (_state, error) => (error ? [] : ['Reaction']),
    }),
  }),
});
