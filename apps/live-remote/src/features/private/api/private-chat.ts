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
        const following = on('message.created').subscribe(({ data: { message } }) => {
          if (message.conversationId !== getCacheEntry().data?.conversationId) return;
          updateCachedData((chat) => void (chat.messages = put(chat.messages, message)));
        });
        await cacheEntryRemoved;
        following.unsubscribe();
      },
    }),
    sendPrivateMessage: build.mutation<Message, { streamId: string; conversationId: string; text: string }>({
      queryFn: defineQuery(({ conversationId, text }: { conversationId: string; text: string }) =>
        sendStreamMessage(conversationId, { text }, { headers: idempotencyHeader() }),
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
