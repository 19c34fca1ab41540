import { blockUser, unblockUser } from '@barg/api-client/blocking';
import { CACHE_TAGS, api, defineQuery } from '@barg/session';

interface BlockChange {
  userId: string;
  isBlocked: boolean;
}

export const { useChangeBlockMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    changeBlock: build.mutation({
      queryFn: defineQuery(({ userId, isBlocked }: BlockChange) =>
        isBlocked ? blockUser({ userId }) : unblockUser(userId),
      ),
      // A block hides the account in all loaded data, and unblocking shows it again.
      invalidatesTags: (_done, error) => (error ? [] : CACHE_TAGS),
    }),
  }),
});
