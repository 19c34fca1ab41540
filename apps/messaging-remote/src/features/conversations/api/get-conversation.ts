import { conversationScope } from '@barg/contract';
import { getConversation } from '@barg/api-client/conversations';
import type { Conversation } from '@barg/api-client/models';
import { Subscription } from '@barg/runtime/rxjs';
import { api, defineQuery, type QueryError, type RootState } from '@barg/session';
import { events$, trackScope } from '@barg/session/realtime';
import { selectReader } from '../state/active-conversation.ts';
import { changeConversation } from './change-conversation.ts';
import { conversationOf, tellEvent, tellFact, sinceAsked, whileCached, type Fact } from './facts.ts';

interface Entry {
  getState: () => unknown;
  getCacheEntry: () => { data?: unknown };
  updateCachedData: (change: (conversation: Conversation) => void) => unknown;
}

const applyTo =
  (conversationId: string, { getState, getCacheEntry, updateCachedData }: Entry) =>
  (fact: Fact): void => {
    if (conversationOf(fact) !== conversationId || !getCacheEntry().data) return;
    const reader = selectReader(getState() as RootState);
    updateCachedData((conversation) => changeConversation(conversation, fact, reader));
  };

interface Missing {
  after: number;
  onTooMuchMissed: () => void;
}

/** Joins a conversation, and tells the events that the socket did not bring by itself: those from before a reconnect. */
function followScope(conversationId: string, { after, onTooMuchMissed }: Missing): Subscription {
  const brought = new WeakSet<object>();
  const subscription = events$.subscribe((event) => void brought.add(event));
  const updates = trackScope(conversationScope(conversationId), { after });
  subscription.add(
    updates.subscribe((update) => {
      if (update.kind === 'refetch') onTooMuchMissed();
      else if (!brought.has(update.event)) tellEvent(update.event);
    }),
  );
  return subscription;
}

/** A conversation that is open: while it is cached, this page has joined it and misses nothing of it. */
export const conversationApi = api.injectEndpoints({
  endpoints: (build) => ({
    conversation: build.query<Conversation, string>({
      queryFn: defineQuery((conversationId: string) => getConversation(conversationId)),
      onQueryStarted: async (conversationId, request) => {
        await sinceAsked(request, applyTo(conversationId, request));
        const { data: conversation } = request.getCacheEntry();
        if (conversation) tellFact({ name: 'conversation.loaded', data: { conversation } });
      },
      onCacheEntryAdded: async (conversationId, entry) => {
        const following = new Subscription();
        void entry.cacheDataLoaded.then(
          ({ data: { lastSequence: after } }) => {
            const onTooMuchMissed = () =>
              void entry.dispatch(api.util.invalidateTags([{ type: 'Message', id: conversationId }]));
            following.add(followScope(conversationId, { after, onTooMuchMissed }));
          },
          // It was removed before it came.
          () => undefined,
        );
        await whileCached(entry, applyTo(conversationId, entry));
        following.unsubscribe();
      },
    }),
  }),
});

export const { useConversationQuery } = conversationApi;

/** Reads a conversation anew, wherever it is shown, and returns it. Rejects with ApiError. */
export const loadConversation = async (conversationId: string): Promise<Conversation> => {
  const conversation = await getConversation(conversationId);
  tellFact({ name: 'conversation.loaded', data: { conversation } });
  return conversation;
};

/** Whether a refusal says that it costs something else to write there than what was shown, or that one no longer can. */
export const saysOtherTerms = ({ code, statusCode }: Pick<QueryError, 'code' | 'statusCode'>): boolean =>
  code === 'price.changed' || statusCode === 404;
