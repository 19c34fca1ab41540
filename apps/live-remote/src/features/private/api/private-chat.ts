import { idempotencyHeader } from '@barg/api-client/http';
import { getStreamConversation } from '@barg/api-client/conversations';
import { listMessages, sendStreamMessage } from '@barg/api-client/messages';
import type { Message } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
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

const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The chat of the two: by the private stream. */
    privateChat: build.query<PrivateChat, string>({
      queryFn: defineQuery(async (streamId: string) => {
        const { _id: conversationId } = await getStreamConversation(streamId);
        const { data } = await listMessages(conversationId, { offset: 0, limit: LATEST });
        return { conversationId, messages: data.toReversed() };
      }),
      onCacheEntryAdded: async (_id, { cacheEntryRemoved, updateCachedData, getCacheEntry }) => {
        const take = (message: Message): void => {
          const shown = getCacheEntry().data;
          if (message.conversationId !== shown?.conversationId) return;
          updateCachedData((chat) => void (chat.messages = put(chat.messages, message)));
        };
        /** Of those that are shown: an older one that changes does not come in among them. */
        const change = (message: Message): void => {
          if (getCacheEntry().data?.messages.some(({ _id }) => _id === message._id)) take(message);
        };
        const following = [
          on('message.created').subscribe(({ data }) => take(data.message)),
          ...(['message.updated', 'message.deleted', 'message.restored'] as const).map((name) =>
            on(name).subscribe(({ data }) => change(data.message)),
          ),
        ];
        await cacheEntryRemoved;
        for (const one of following) one.unsubscribe();
      },
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
