import { deleteMessage } from '@barg/api-client/messages';
import { api, defineQuery } from '@barg/session';
import { chatApi, markDeleted, type ChatRef } from './stream-messages.ts';

interface Deletion {
  chat: ChatRef;
  messageId: string;
}

/** Optimistic: undone when the server refuses. */
export const { useDeleteChatMessageMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    deleteChatMessage: build.mutation<unknown, Deletion>({
      queryFn: defineQuery(({ messageId }: Deletion) => deleteMessage(messageId)),
      onQueryStarted: ({ chat, messageId }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          chatApi.util.updateQueryData('streamMessages', chat, (pages) => markDeleted(pages, messageId)),
        );
        queryFulfilled.catch(() => patch.undo());
      },
    }),
  }),
});
