import { idempotencyHeader } from '@barg/api-client/http';
import { sendPublicStreamMessage } from '@barg/api-client/messages';
import type { Message } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import { chatApi, putMessage, type ChatRef } from './stream-messages.ts';

interface Sending {
  chat: ChatRef;
  text: string;
}

export const { useSendChatMessageMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    sendChatMessage: build.mutation<Message, Sending>({
      queryFn: defineQuery(({ chat, text }: Sending) =>
        sendPublicStreamMessage(chat.conversationId, { text }, { headers: idempotencyHeader() }),
      ),
      // The event brings it too, before or after the response: it is inserted once.
      onQueryStarted: async ({ chat }, { dispatch, queryFulfilled }) => {
        const sent = await queryFulfilled.catch(() => null);
        if (!sent) return;
        dispatch(chatApi.util.updateQueryData('streamMessages', chat, (pages) => putMessage(pages, sent.data)));
      },
    }),
  }),
});
