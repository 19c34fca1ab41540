import { deleteMessage } from '@barg/api-client/messages';
import { api, defineQuery } from '@barg/session';
import { inChats$ } from './chat-state.ts';
import { chatApi, findMessage, markDeleted, putMessage, type ChatRef } from './stream-messages.ts';

interface Deletion {
  chat: ChatRef;
  messageId: string;
}

/** Optimistic: the message is put back when the server refuses. */
export const { useDeleteChatMessageMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    deleteChatMessage: build.mutation<unknown, Deletion>({
      queryFn: defineQuery(({ messageId }: Deletion) => deleteMessage(messageId)),
      onQueryStarted: async ({ chat, messageId }, { dispatch, getState, queryFulfilled }) => {
        const { updateQueryData } = chatApi.util;
        const shown = () => findMessage(chatApi.endpoints.streamMessages.select(chat)(getState()).data, messageId);
        const former = shown();
        dispatch(updateQueryData('streamMessages', chat, (pages) => markDeleted(pages, messageId)));
        let isTold = false;
        const listening = inChats$.subscribe(({ data }) => {
          isTold ||= 'message' in data && data.message?._id === messageId;
        });
        const isRefused = await queryFulfilled.then(
          () => false,
          () => true,
        );
        listening.unsubscribe();
        // What the server has told of it meanwhile stands, as a deletion by somebody else.
        if (!isRefused || isTold || !former || !shown()?.isDeleted) return;
        // By its id: newer ones have moved it.
        dispatch(updateQueryData('streamMessages', chat, (pages) => putMessage(pages, former)));
      },
    }),
  }),
});
