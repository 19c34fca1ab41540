import { editMessage } from '@barg/api-client/messages';
import type { Message } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';
import { tellFact } from './facts.ts';

interface Edit {
  message: Message;
  text: string;
  /** Whether its link is shown without the page. */
  withoutPreview: boolean;
  /** What its writer has read: where another window has saved something else, nothing is changed. */
  basedOn: { text: string };
}

const edit = async ({ message: { _id: messageId, conversationId }, ...changes }: Edit): Promise<Message> => {
  const message = await editMessage(messageId, changes);
  tellFact({ name: 'message.updated', data: { conversationId, messageId, message } });
  return message;
};

const editingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Changes the text of an own message, and whether its link is shown with the page. */
    editMessage: build.mutation<Message, Edit>({ queryFn: defineQuery(edit) }),
  }),
});

export const { useEditMessageMutation } = editingApi;
