import type { ListRemovals200, ObjectToRemovalBody } from '@barg/api-client/models';
import { listRemovals, objectToRemoval } from '@barg/api-client/reports';
import { api, defineQuery } from '@barg/session';

type Cursor = string | undefined;

/** Removals of the member's content, and objections. */
export const { useOwnRemovalsInfiniteQuery, useObjectToRemovalMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    ownRemovals: build.infiniteQuery<ListRemovals200, void, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ pageParam: cursor }: { pageParam: Cursor }) => listRemovals({ cursor })),
      // Decisions come with a notice.
      providesTags: ['Notification'],
    }),
    objectToRemoval: build.mutation({
      queryFn: defineQuery(({ id, ...body }: ObjectToRemovalBody & { id: string }) => objectToRemoval(id, body)),
      invalidatesTags: (_result, error) => (error ? [] : ['Notification']),
    }),
  }),
});
