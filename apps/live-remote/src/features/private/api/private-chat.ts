import type { ServerEvent } from '@barg/contract';
import { idempotencyHeader } from '@barg/api-client/http';
import { getStreamConversation } from '@barg/api-client/conversations';
import { listMessages, sendStreamMessage } from '@barg/api-client/messages';
import type { Message } from '@barg/api-client/models';
import { merge } from '@barg/runtime/rxjs';
import { api, defineQuery } from '@barg/session';
import { sinceAsked, whileCached } from '@barg/session/line';
import { on } from '@barg/session/realtime';

/** As many as are shown beside the picture; the conversation itself has the rest. */
const LATEST = 25;

export interface PrivateChat {
  conversationId: string;
  /** The oldest first. */
  messages: Message[];
}

interface Sending {
  streamId: string;
  conversationId: string;
  text: string;
  /** The same for each try of one message: an answer that was lost does not send it twice. */
  key: string;
}

/** Adds a message, or replaces it: the answer and the event bring the same one. */
const put = (messages: readonly Message[], message: Message): Message[] =>
  [...messages.filter(({ _id }) => _id !== message._id), message].sort((one, other) => one.sequence - other.sequence);

type MessageEventName = `message.${'created' | 'updated' | 'deleted' | 'restored' | 'unlocked'}`;

/** What is told of messages, of whichever conversation. */
const messageEvents$ = merge(
  on('message.created'),
  on('message.updated'),
  on('message.deleted'),
  on('message.restored'),
  on('message.unlocked'),
);

interface Entry {
  getCacheEntry: () => { data?: PrivateChat };
  updateCachedData: (change: (chat: PrivateChat) => void) => unknown;
}

const applyTo =
  ({ getCacheEntry, updateCachedData }: Entry) =>
  ({ name, data: { message } }: ServerEvent<MessageEventName>): void => {
    const shown = getCacheEntry().data;
    if (message.conversationId !== shown?.conversationId) return;
    // An older one that changes does not come in among those that are shown.
    if (name !== 'message.created' && !shown.messages.some(({ _id }) => _id === message._id)) return;
    updateCachedData((chat) => void (chat.messages = put(chat.messages, message)));
  };

const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The chat of the two: by the private stream. */
    privateChat: build.query<PrivateChat, string>({
      queryFn: defineQuery(async (streamId: string) => {
        const { _id: conversationId } = await getStreamConversation(streamId);
        const { data } = await listMessages(conversationId, { offset: 0, limit: LATEST });
        return { conversationId, messages: data.toReversed() };
      }),
      onCacheEntryAdded: (_id, entry) => whileCached(messageEvents$, entry, applyTo(entry)),
      onQueryStarted: (_id, request) => sinceAsked(messageEvents$, request, applyTo(request)),
    }),
    sendPrivateMessage: build.mutation<Message, Sending>({
      queryFn: defineQuery(({ conversationId, text, key }: Sending) =>
        sendStreamMessage(conversationId, { text }, { headers: idempotencyHeader(key) }),
      ),
      onQueryStarted: async ({ streamId }, { dispatch, queryFulfilled }) => {
        const sent = await queryFulfilled.catch(() => null);
        if (!sent) return;
        dispatch(
          chatApi.util.updateQueryData('privateChat', streamId, (chat) => {
            chat.messages = put(chat.messages, sent.data);
          }),
        );
      },
    }),
  }),
});

export const { usePrivateChatQuery, useSendPrivateMessageMutation } = chatApi;
