import { idempotencyHeader } from '@barg/api-client/http';
import { sendPublicStreamMessage } from '@barg/api-client/messages';
import type { Message } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import { chatApi, putMessage, type ChatRef } from './stream-messages.ts';

interface Sending {
  chat: ChatRef;
  text: string;
  /** Pictures and films that have arrived. */
  fileIds: readonly string[];
  /** The same for each try of one message. */
  key: string;
}

export const { useSendChatMessageMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    sendChatMessage: build.mutation<Message, Sending>({
      queryFn: defineQuery(async ({ chat, text, fileIds, key }: Sending) => {
        const body = { text, ...(fileIds.length > 0 && { fileIds: [...fileIds] }) };
        return sendPublicStreamMessage(chat.conversationId, body, { headers: idempotencyHeader(key) });
      }),
      // The event brings it too, before or after the response: it is inserted once.
      onQueryStarted: async ({ chat }, { dispatch, queryFulfilled }) => {
        const sent = await queryFulfilled.catch(() => null);
        if (!sent) return;
        dispatch(chatApi.util.updateQueryData('streamMessages', chat, (pages) => putMessage(pages, sent.data)));
      },
    }),
  }),
});
