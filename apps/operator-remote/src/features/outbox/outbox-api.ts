import type { ListOutbox200 } from '@barg/api-client/models';
import { listOutbox } from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';

type Cursor = string | undefined;

/** Mails that stayed on this machine, newest first. */
export const { useOutboxInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    outbox: build.infiniteQuery<ListOutbox200, void, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ pageParam: cursor }: { pageParam: Cursor }) => listOutbox({ cursor })),
      providesTags: ['Operator'],
    }),
  }),
});
