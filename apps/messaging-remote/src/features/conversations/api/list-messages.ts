import { listMessages } from '@barg/api-client/messages';
import type { ListMessages200, Message, MessageReaction } from '@barg/api-client/models';
import { api, defineQuery, toQueryError, type AppDispatch } from '@barg/session';
import { quoteOf } from '../state/quotes.ts';
import { conversationOf, sinceAsked, whileCached, type Fact } from './facts.ts';
import { conversationApi } from './get-conversation.ts';

/** Specification, section 9. */
const PAGE_SIZE = 25;
/** The pages that are kept: the far ones are dropped, and asked for again on the way back. */
const MOST_PAGES = 8;

/** A conversation's messages, from the latest on or from one of them. */
export interface ThreadRef {
  conversationId: string;
  /** The sequence of the message to open it at; null: the latest ones. */
  at: number | null;
}

/** The messages of one conversation as they are cached: the newest first, without gaps. */
export interface ThreadPages {
  pages: ListMessages200[];
}

/** The loaded messages, each once though pages overlap, the newest first. */
export const messagesIn = ({ pages }: ThreadPages): Message[] => {
  const byId = new Map(pages.flatMap(({ data }) => data).map((message) => [message._id, message]));
  return [...byId.values()];
};

/** Whether there are older ones than those that are loaded, or newer ones. */
export const hasOlderThan = ({ pages }: ThreadPages): boolean => pages.at(-1)?.nextCursor !== undefined;
export const hasNewerThan = ({ pages }: ThreadPages): boolean => pages[0]?.previousCursor !== undefined;

function replace({ pages }: ThreadPages, message: Message, isFit: (former: Message) => boolean): boolean {
  for (const { data } of pages) {
    const place = data.findIndex(({ _id }) => _id === message._id);
    const former = data[place];
    if (!former) continue;
    if (isFit(former)) data[place] = message;
    return true;
  }
  return false;
}

function insert(cached: ThreadPages, message: Message): void {
  const newest = cached.pages[0]?.data[0];
  // Newer than all of them: unless they end with the latest, it comes with its page.
  if (newest && message.sequence > newest.sequence && hasNewerThan(cached)) return;
  for (const { data } of cached.pages) {
    const place = data.findIndex(({ sequence }) => sequence < message.sequence);
    if (place < 0) continue;
    data.splice(place, 0, message);
    return;
  }
  // Older than all of them: unless there are no others, it comes with its page.
  if (!hasOlderThan(cached)) cached.pages.at(-1)?.data.push(message);
}

/** Puts a message in its place. One that was deleted stays so, in whichever order events arrive. */
function put(cached: ThreadPages, message: Message): void {
  if (replace(cached, message, ({ isDeleted }) => !isDeleted)) return;
  insert(cached, message);
  for (const page of cached.pages) page.total += 1;
}

/** Answers quote what it has become: nothing of a deleted message, the new words of a changed one. */
function quoteAgain({ pages }: ThreadPages, message: Message): void {
  const quote = quoteOf(message);
  for (const { replyTo } of pages.flatMap(({ data }) => data)) {
    if (replyTo?._id === quote._id) Object.assign(replyTo, quote);
  }
}

function setReactions({ pages }: ThreadPages, messageId: string, reactions: MessageReaction[]): void {
  const message = pages.flatMap(({ data }) => data).find(({ _id }) => _id === messageId);
  if (message && !message.isDeleted) message.reactions = reactions;
}

/** Changes a thread by what became known of its messages. The same fact changes nothing the second time. */
function changeThread(cached: ThreadPages, { name, data }: Fact): void {
  if (name === 'message.reacted') return setReactions(cached, data.messageId, data.reactions);
  if (name === 'message.created' || name === 'message.deleted') put(cached, data.message);
  // One that is not loaded comes with its page.
  else if (name === 'message.restored' || name === 'message.unlocked') replace(cached, data.message, () => true);
  else if (name === 'message.updated') replace(cached, data.message, ({ isDeleted }) => !isDeleted);
  else return;
  if (name !== 'message.created') quoteAgain(cached, data.message);
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
