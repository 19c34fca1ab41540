import { getConversation, listConversations } from '@barg/api-client/conversations';
import type { ListConversations200 } from '@barg/api-client/models';
import { api, defineQuery, type RootState } from '@barg/session';
import { selectReader } from '../state/active-conversation.ts';
import { changeConversation } from './change-conversation.ts';
import { addRow, editRow, findRow, listedIn, type ConversationPages } from '../state/conversation-rows.ts';
import { paramsOf, type ConversationTab } from '../state/listing.ts';
import { conversationOf, sinceAsked, whileCached, type Fact } from './facts.ts';

const PAGE_SIZE = 20;

const ask = defineQuery(({ list, offset }: { list: ConversationTab; offset: number }) =>
  listConversations({ offset, limit: PAGE_SIZE, ...paramsOf(list) }),
);

/** What RTK Query gives for one cache entry, as far as a fact needs it. */
interface Entry {
  getState: () => unknown;
  getCacheEntry: () => { data?: ConversationPages };
  updateCachedData: (change: (cached: ConversationPages) => void) => unknown;
}

/** The facts that may bring a conversation into a list that does not know it. */
const BRINGING: ReadonlySet<Fact['name']> = new Set(['message.created', 'conversation.updated']);

/** By list, the conversations that it asks for now. */
const coming = new Set<string>();

/** Asks for a conversation, once at a time: its answer may be older than what comes meanwhile, which is taken after it. */
const bring = async (list: ConversationTab, id: string, entry: Entry): Promise<void> => {
  const key = `${list} ${id}`;
  if (coming.has(key)) return;
  coming.add(key);
  const queryFulfilled = getConversation(id)
    .then((conversation) => entry.updateCachedData((cached) => addRow(list, cached, conversation)))
    .finally(() => coming.delete(key));
  await sinceAsked({ queryFulfilled }, (fact) => {
    if (conversationOf(fact) === id) applyTo(list, entry)(fact);
  });
};

const applyTo =
  (list: ConversationTab, entry: Entry) =>
  (fact: Fact): void => {
    const { getState, getCacheEntry, updateCachedData } = entry;
    const id = conversationOf(fact);
    const { data } = getCacheEntry();
    if (!data) return;
    const reader = selectReader(getState() as RootState);
    if (findRow(data, id)) {
      updateCachedData((cached) => editRow(list, cached, { id, edit: (row) => changeConversation(row, fact, reader) }));
    } else if (BRINGING.has(fact.name)) void bring(list, id, entry);
  };

/** Lists of conversations, each as far as it was scrolled; changed by what happens in any conversation. */
export const conversationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    conversations: build.infiniteQuery<ListConversations200, ConversationTab, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: ({ total }, pages, _offset, _offsets, list) => {
          const { length } = listedIn(list, { pages });
          return length < total ? length : undefined;
        },
      },
      queryFn: ({ queryArg: list, pageParam: offset }) => ask({ list, offset }),
      providesTags: ['Conversation'],
      onCacheEntryAdded: (list, entry) => whileCached(entry, applyTo(list, entry)),
      onQueryStarted: (list, request) => sinceAsked(request, applyTo(list, request)),
    }),
  }),
});

export const { useConversationsInfiniteQuery } = conversationsApi;
