import { listBlockedUsers, unblockUser } from '@barg/api-client/blocking';
import type { ListBlockedUsers200 } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

const PAGE_SIZE = 50;
type Cursor = string | undefined;

/** Invalidates all lists, because a block changes which accounts are visible. */
const everyList = ['User', 'Performer', 'Feed', 'Follow', 'Conversation', 'Stream'] as const;

export const { useBlockedPeopleInfiniteQuery, useUnblockPersonMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    blockedPeople: build.infiniteQuery<ListBlockedUsers200, void, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ pageParam: cursor }: { pageParam: Cursor }) =>
        listBlockedUsers({ limit: PAGE_SIZE, cursor }),
      ),
      providesTags: ['User'],
    }),
    unblockPerson: build.mutation<unknown, string>({
      queryFn: defineQuery((userId: string) => unblockUser(userId)),
      invalidatesTags: [...everyList],
    }),
  }),
});
