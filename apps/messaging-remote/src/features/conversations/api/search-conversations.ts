import type { SearchConversations200 } from '@barg/api-client/models';
import { searchConversations } from '@barg/api-client/conversations';
import { api, defineQuery } from '@barg/session';
import { paramsOf, type ConversationTab } from '../state/listing.ts';

const PAGE_SIZE = 20;

interface Search {
  q: string;
  list: ConversationTab;
}

const find = defineQuery(({ q, list, offset }: Search & { offset: number }) =>
  searchConversations({ q, offset, limit: PAGE_SIZE, ...paramsOf(list) }),
);

/** What is found by names and in messages. It is asked for anew each time: what is said goes on changing. */
const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    foundConversations: build.infiniteQuery<SearchConversations200, Search, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ total, data }, _pages, offset) =>
          data.length > 0 && offset + data.length < total ? offset + data.length : undefined,
      },
      queryFn: ({ queryArg, pageParam }) => find({ ...queryArg, offset: pageParam }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useFoundConversationsInfiniteQuery } = endpoints;
