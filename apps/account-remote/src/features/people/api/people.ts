import { followPerformer, unfollowPerformer } from '@barg/api-client/follows';
import type { Person, SearchUsers200 } from '@barg/api-client/models';
import { searchUsers, viewUser } from '@barg/api-client/users';
import { api, defineQuery, followSlice, type Following } from '@barg/session';

const PAGE_SIZE = 20;
type Cursor = string | undefined;

export const { usePeopleInfiniteQuery, usePersonQuery, useFollowFoundMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    people: build.infiniteQuery<SearchUsers200, string, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ queryArg: q, pageParam: cursor }: { queryArg: string; pageParam: Cursor }) =>
        searchUsers({ q, limit: PAGE_SIZE, cursor }),
      ),
      providesTags: ['User', 'Follow'],
    }),
    person: build.query<Person, string>({
      queryFn: defineQuery((id: string) => viewUser(id)),
      providesTags: ['User', 'Follow'],
    }),
    /** Optimistic: undone when the server refuses. */
    followFound: build.mutation<unknown, Following>({
      queryFn: defineQuery(({ performerId, isFollowed }: Following) =>
        isFollowed ? followPerformer(performerId) : unfollowPerformer(performerId),
      ),
      onQueryStarted: async ({ performerId, isFollowed }, { dispatch, queryFulfilled }) => {
        const { followingKnown } = followSlice.actions;
        dispatch(followingKnown({ performerId, isFollowed }));
        await queryFulfilled.catch(() => dispatch(followingKnown({ performerId, isFollowed: !isFollowed })));
      },
      invalidatesTags: (_done, error) => (error ? [] : ['Follow', 'Performer']),
    }),
  }),
});
