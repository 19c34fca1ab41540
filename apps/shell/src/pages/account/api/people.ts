import { followPerformer, unfollowPerformer } from '@barg/api-client/follows';
import type { Person, SearchUsers200 } from '@barg/api-client/models';
import { searchUsers, viewUser } from '@barg/api-client/users';
import { api, defineQuery } from '@barg/session';

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
    followFound: build.mutation<unknown, { performerId: string; isFollowed: boolean }>({
      queryFn: defineQuery(({ performerId, isFollowed }: { performerId: string; isFollowed: boolean }) =>
        isFollowed ? unfollowPerformer(performerId) : followPerformer(performerId),
      ),
      invalidatesTags: ['Follow', 'Performer'],
    }),
  }),
});
