import { streamScope, type ServerEvent } from '@barg/contract';
import { listPublicMessages } from '@barg/api-client/messages';
import type { ListPublicMessages200, Message } from '@barg/api-client/models';
import { filter, Subscription } from '@barg/runtime/rxjs';
import { api, defineQuery } from '@barg/session';
import { sinceAsked } from '@barg/session/line';
import { trackScope } from '@barg/session/realtime';
import { chatStateTag, inChats$, stateAfter } from './chat-state.ts';

export interface ChatRef {
  streamId: string;
  conversationId: string;
}

interface ChatPages {
  pages: ListPublicMessages200[];
}

/**
 * A stream's chat, the newest message first, paged by cursor. While it is subscribed, this page has joined the
 * stream's room: it counts as a viewer and gets messages by events.
 */
export const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    streamMessages: build.infiniteQuery<ListPublicMessages200, ChatRef, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => page.nextCursor,
      },
      queryFn: ({ queryArg, pageParam }) =>
        defineQuery((cursor: string | undefined) => listPublicMessages(queryArg.conversationId, { cursor }))(pageParam),
      providesTags: (_result, _error, { conversationId }) => [{ type: 'Message', id: conversationId }],
      // Leaves the room.
      keepUnusedDataFor: 0,
      onCacheEntryAdded: async ({ streamId, conversationId }, cache) => {
        const subscription = new Subscription();
        try {
          const { data } = await cache.cacheDataLoaded;
          const after = data.pages[0]?.data[0]?.sequence ?? 0;
          const updates = trackScope(streamScope(streamId), { after }).subscribe((update) => {
            if (update.kind === 'event') {
              inChats$.next(update.event);
              cache.updateCachedData((pages) => applyEvent(pages, update.event));
              cache.dispatch(stateAfter(streamId, update.event));
            } else
              cache.dispatch(
                api.util.invalidateTags([{ type: 'Message', id: conversationId }, chatStateTag(streamId)]),
              );
          });
          subscription.add(updates);
        } catch {
          // The cache entry was removed: no updates.
        }
        await cache.cacheEntryRemoved;
        subscription.unsubscribe();
      },
      onQueryStarted: ({ streamId }, request) => {
        const inChat$ = inChats$.pipe(filter(({ scope }) => scope === streamScope(streamId)));
        return sinceAsked(inChat$, request, (event) => request.updateCachedData((pages) => applyEvent(pages, event)));
      },
    }),
  }),
});

export const { useStreamMessagesInfiniteQuery } = chatApi;

const chatEvents: ReadonlySet<string> = new Set<ServerEvent['name']>([
  'stream.message.created',
  'stream.message.deleted',
  'stream.message.restored',
  'stream.tip.received',
]);

/** The message of an id, where it is among the pages that are loaded. */
export const findMessage = (chat: ChatPages | undefined, messageId: string): Message | undefined =>
  chat?.pages.flatMap(({ data }) => data).find(({ _id }) => _id === messageId);

function applyEvent(chat: ChatPages, { name, data }: ServerEvent): void {
  if (!chatEvents.has(name) || !('message' in data) || !data.message) return;
  // It belongs to an older page that is not loaded.
  if (name === 'stream.message.restored' && !findMessage(chat, data.message._id)) return;
  putMessage(chat, data.message);
}

/** Inserts a message in order, or replaces its older version. */
export function putMessage({ pages }: ChatPages, message: Message): void {
  for (const { data } of pages) {
    const index = data.findIndex(({ _id }) => _id === message._id);
    if (index < 0) continue;
    data[index] = message;
    return;
  }
  const [newest] = pages;
  // It belongs to an older page that is not loaded.
  if (!newest || (message.isDeleted && newest.data.length > 0)) return;
  const place = newest.data.findIndex(({ sequence }) => sequence < message.sequence);
  newest.data.splice(place < 0 ? newest.data.length : place, 0, message);
  newest.total += 1;
}

/** A deleted message keeps its place, without content. */
export function markDeleted(chat: ChatPages, messageId: string): void {
  const message = findMessage(chat, messageId);
  if (message) Object.assign(message, { isDeleted: true, type: 'text', text: '', amount: null, files: [] });
}
