import { deleteAllMessages, deleteMessage } from '@barg/api-client/messages';
import type { DeleteAllMessages200, DeleteMessage200, Message } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import { tellFact } from './facts.ts';
import { loadConversation } from './get-conversation.ts';

const erase = async (message: Message): Promise<DeleteMessage200> => {
  const { _id: messageId, conversationId } = message;
  const answer = await deleteMessage(messageId);
  const erased: Message = { ...message, type: 'text', text: '', files: [], isDeleted: true };
  tellFact({ name: 'message.deleted', data: { conversationId, messageId, message: erased } });
  return answer;
};

const eraseAll = async (conversationId: string): Promise<DeleteAllMessages200> => {
  const answer = await deleteAllMessages(conversationId);
  // Events tell of each message as well, if the line is up.
  await loadConversation(conversationId).catch(() => undefined);
  return answer;
};

const deletionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Deletes a message permanently. */
    deleteMessage: build.mutation<DeleteMessage200, Message>({ queryFn: defineQuery(erase) }),
    /** Deletes all own messages of a conversation that nobody has bought, and reads what is left. */
    deleteAllMessages: build.mutation<DeleteAllMessages200, string>({
      queryFn: defineQuery(eraseAll),
      invalidatesTags: (_answer, error, id) => (error ? [] : [{ type: 'Message', id }]),
    }),
  }),
});

export const { useDeleteMessageMutation, useDeleteAllMessagesMutation } = deletionApi;
