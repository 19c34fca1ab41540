import { listConversations } from '@barg/api-client/conversations';
import { idempotencyHeader } from '@barg/api-client/http';
import { forwardMessage } from '@barg/api-client/messages';
import type { Conversation, Message } from '@barg/api-client/models';
import { api, defineQuery, type RootState } from '@barg/session';
import { selectReader } from '../state/active-conversation.ts';
import { changeConversation } from './change-conversation.ts';
import { conversationOf, sinceAsked, tellFact, whileCached, type Fact } from './facts.ts';

/** Conversations that are offered at once; others are found by the search. */
const OFFERED = 20;

interface Forwarding {
  messageId: string;
  conversationId: string;
  /** Tokens that were agreed to for writing there. */
  expectedPrice: number;
  /** The idempotency key, the same for all attempts. */
  key: string;
}

const forward = async ({ messageId, conversationId, expectedPrice, key }: Forwarding): Promise<Message> => {
  const body = { conversationId, ...(expectedPrice > 0 && { expectedPrice }) };
  const message = await forwardMessage(messageId, body, { headers: idempotencyHeader(key) });
  tellFact({ name: 'message.created', data: { message } });
  return message;
};

interface Entry {
  getState: () => unknown;
  getCacheEntry: () => { data?: unknown };
  updateCachedData: (change: (rows: Conversation[]) => void) => unknown;
}

const applyTo =
  ({ getState, getCacheEntry, updateCachedData }: Entry) =>
  (fact: Fact): void => {
    if (!getCacheEntry().data) return;
    const reader = selectReader(getState() as RootState);
    updateCachedData((rows) => {
      const row = rows.find(({ _id }) => _id === conversationOf(fact));
      if (row) changeConversation(row, fact, reader);
    });
  };

export const { useForwardTargetsQuery, useForwardMessageMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    /** To whom a message can be sent: the latest conversations, or those with somebody of a name. */
    forwardTargets: build.query<Conversation[], string>({
      queryFn: defineQuery(async (q: string) => {
        const { data } = await listConversations({ offset: 0, limit: OFFERED, ...(q !== '' && { q }) });
        return data.filter(({ isBlocked }) => !isBlocked);
      }),
      keepUnusedDataFor: 0,
      onCacheEntryAdded: (_q, entry) => whileCached(entry, applyTo(entry)),
      onQueryStarted: (_q, request) => sinceAsked(request, applyTo(request)),
    }),
    /** Sends an own message once more, to one recipient. */
    forwardMessage: build.mutation<Message, Forwarding>({ queryFn: defineQuery(forward) }),
  }),
});
