import { listMessages } from '@barg/api-client/messages';
import type { ListMessages200 } from '@barg/api-client/models';
import { api, defineQuery, toQueryError, type AppDispatch } from '@barg/session';
import { changeThread, messagesIn, hasOlderThan, type ThreadPages } from '../state/thread-pages.ts';
import { conversationOf, type Fact } from './facts.ts';
import { sinceAsked, whileCached } from './follow-facts.ts';
import { conversationApi } from './get-conversation.ts';

/** Specification, section 9. */
const PAGE_SIZE = 25;
/** The most messages that the server gives at once, for the way to one that is far up. */
const MOST_AT_ONCE = 100;

/** A conversation's messages, from the latest on or from one of them. */
export interface ThreadRef {
  conversationId: string;
  /** The sequence of the message that is sought; null: the latest ones. */
  at: number | null;
}

interface PageRange {
  offset: number;
  limit: number;
}

const ask = defineQuery(({ conversationId, ...range }: PageRange & { conversationId: string }) =>
  listMessages(conversationId, range),
);

interface Entry {
  getCacheEntry: () => { data?: unknown };
  updateCachedData: (change: (cached: ThreadPages) => void) => unknown;
}

const applyTo =
  ({ conversationId }: ThreadRef, { getCacheEntry, updateCachedData }: Entry) =>
  (fact: Fact): void => {
    if (conversationOf(fact) !== conversationId || !getCacheEntry().data) return;
    updateCachedData((cached) => changeThread(cached, fact));
  };

/** What happens from here on is told: the conversation is joined before its messages are asked for. */
const openConversation = async (dispatch: AppDispatch, conversationId: string) => {
  const { initiate } = conversationApi.endpoints.conversation;
  const { error } = await dispatch(initiate(conversationId, { subscribe: false }));
  return error && toQueryError(error);
};

/** The messages of a conversation; changed by what happens in it. */
export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    messages: build.infiniteQuery<ListMessages200, ThreadRef, PageRange>({
      infiniteQueryOptions: {
        initialPageParam: { offset: 0, limit: PAGE_SIZE },
        getNextPageParam: (_page, pages, _range, _ranges, { at }) => {
          const items = messagesIn({ pages });
          const isOnItsWay = at !== null && items.every(({ sequence }) => sequence > at);
          const limit = isOnItsWay ? MOST_AT_ONCE : PAGE_SIZE;
          return hasOlderThan({ pages }) ? { offset: items.length, limit } : undefined;
        },
      },
      queryFn: async ({ queryArg: { conversationId }, pageParam }, { dispatch }) => {
        const error = await openConversation(dispatch as AppDispatch, conversationId);
        return error ? { error } : ask({ conversationId, ...pageParam });
      },
      providesTags: (_pages, _error, { conversationId }) => [{ type: 'Message', id: conversationId }],
      onCacheEntryAdded: (ref, entry) => whileCached(entry, applyTo(ref, entry)),
      onQueryStarted: (ref, request) => sinceAsked(request, applyTo(ref, request)),
    }),
  }),
});

export const { useMessagesInfiniteQuery } = messagesApi;
