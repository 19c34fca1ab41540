import type { SearchManagedUsers200, SearchManagedUsersParams } from '@barg/api-client/models';
import {
  endUserSessions,
  getManagedUser,
  reinstateUser,
  resendUserVerification,
  searchManagedUsers,
  suspendUser,
} from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';
import { refreshedTags } from './refreshed-tags.ts';

export type UserFilters = Omit<SearchManagedUsersParams, 'cursor' | 'limit'>;
type Cursor = string | undefined;

interface Decision {
  userId: string;
  reason: string;
}

/** Accounts, one of them whole, and what can be done about it. */
export const {
  useManagedUsersInfiniteQuery,
  useManagedUserQuery,
  useSuspendUserMutation,
  useReinstateUserMutation,
  useEndUserSessionsMutation,
  useResendUserVerificationMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    managedUsers: build.infiniteQuery<SearchManagedUsers200, UserFilters, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ queryArg, pageParam: cursor }: { queryArg: UserFilters; pageParam: Cursor }) =>
        searchManagedUsers({ ...queryArg, cursor }),
      ),
      providesTags: ['Operator'],
    }),
    managedUser: build.query({
      queryFn: defineQuery((userId: string) => getManagedUser(userId)),
      providesTags: ['Operator'],
    }),
    suspendUser: build.mutation({
      queryFn: defineQuery(({ userId, reason }: Decision) => suspendUser(userId, { reason })),
      invalidatesTags: refreshedTags('Operator'),
    }),
    reinstateUser: build.mutation({
      queryFn: defineQuery(({ userId, reason }: Decision) => reinstateUser(userId, { reason })),
      invalidatesTags: refreshedTags('Operator'),
    }),
    resendUserVerification: build.mutation({
      queryFn: defineQuery((userId: string) => resendUserVerification(userId)),
      invalidatesTags: refreshedTags('Operator'),
    }),
    endUserSessions: build.mutation({
      queryFn: defineQuery((userId: string) => endUserSessions(userId)),
      invalidatesTags: refreshedTags('Operator'),
    }),
  }),
});
