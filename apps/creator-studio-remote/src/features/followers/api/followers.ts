import { listFollowers } from '@barg/api-client/follows';
import type { ListFollowers200 } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

const PAGE = 30;

/** Who follows oneself, the newest first, by the words of a search; a page for each cursor. */
export const { useFollowersInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    followers: build.infiniteQuery<ListFollowers200, { q: string }, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => page.nextCursor,
      },
      queryFn: ({ queryArg: { q }, pageParam: cursor }) =>
        defineQuery(() => listFollowers({ ...(q && { q }), cursor, limit: PAGE }))(undefined),
      providesTags: ['Follow'],
    }),
  }),
});
