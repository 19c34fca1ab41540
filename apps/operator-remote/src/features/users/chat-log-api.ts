import type { ListStreamModerationOf200 } from '@barg/api-client/models';
import { listStreamModerationOf } from '@barg/api-client/stream-chat';
import { api, defineQuery } from '@barg/session';

type Cursor = string | undefined;

/** What was done to keep order in the chats of a performer's streams, newest first, a page for each cursor. */
export const { useChatLogInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    chatLog: build.infiniteQuery<ListStreamModerationOf200, string, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ queryArg, pageParam: cursor }: { queryArg: string; pageParam: Cursor }) =>
        listStreamModerationOf(queryArg, { cursor }),
      ),
      // Moderators act all the time, and no event of it comes here.
      keepUnusedDataFor: 0,
    }),
  }),
});
