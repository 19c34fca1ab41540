import { listMessages } from '@barg/api-client/messages';
import type { ListMessages200 } from '@barg/api-client/models';
import { api, defineQuery, toQueryError, type AppDispatch } from '@barg/session';
import { changeThread, type ThreadPages } from '../state/thread-pages.ts';
import { conversationOf, type Fact } from './facts.ts';
import { sinceAsked, whileCached } from './follow-facts.ts';
import { conversationApi } from './get-conversation.ts';

/** Specification, section 9. */
const PAGE_SIZE = 25;
/** Those that are kept: the far ones are dropped, and asked for again on the way back. */
const MOST_PAGES = 8;

/** A conversation's messages, from the latest on or from one of them. */
export interface ThreadRef {
  conversationId: string;
  /** The sequence of the message to open it at; null: the latest ones. */
  at: number | null;
}

/** From where a page is taken: a cursor of the page beside it, or none for the first one. */
type From = string | undefined;

const ask = defineQuery(({ conversationId, at, cursor }: ThreadRef & { cursor: From }) => {
  const from = at === null ? { offset: 0 } : { around: at };
  return listMessages(conversationId, { ...(cursor === undefined ? from : { cursor }), limit: PAGE_SIZE });
});

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
    messages: build.infiniteQuery<ListMessages200, ThreadRef, From>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        maxPages: MOST_PAGES,
        getNextPageParam: ({ nextCursor }) => nextCursor,
        getPreviousPageParam: ({ previousCursor }) => previousCursor,
      },
      queryFn: async ({ queryArg: ref, pageParam: cursor }, { dispatch }) => {
        const error = await openConversation(dispatch as AppDispatch, ref.conversationId);
        return error ? { error } : ask({ ...ref, cursor });
      },
      providesTags: (_pages, _error, { conversationId }) => [{ type: 'Message', id: conversationId }],
      onCacheEntryAdded: (ref, entry) => whileCached(entry, applyTo(ref, entry)),
      onQueryStarted: (ref, request) => sinceAsked(request, applyTo(ref, request)),
    }),
  }),
});

export const { useMessagesInfiniteQuery } = messagesApi;
