import { listBlockedUsers } from '@barg/api-client/blocking';
import type { BlockedUser } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

export const { useOwnBlockQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** The visitor's block of an account, by username or id; null if there is none. */
    ownBlock: build.query<BlockedUser | null, string>({
      queryFn: defineQuery(async (of: string) => (await listBlockedUsers({ of, limit: 1 })).data[0] ?? null),
      providesTags: ['User', 'Performer'],
    }),
  }),
});
