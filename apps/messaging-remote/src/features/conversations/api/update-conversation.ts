import type { Conversation, UpdateConversationBody } from '@barg/api-client/models';
import { updateConversation } from '@barg/api-client/conversations';
import { countUnreadMessages } from '@barg/api-client/messages';
import { settleUnreadMessages } from '@barg/session/settle-unread-messages';
import { tellFact } from './facts.ts';
import type { Thunk } from './thunk.ts';

/** The number of the badge, from the server: the socket tells it too, if the line is up. */
const countAgain = async (): Promise<void> => {
  const ask = async () => (await countUnreadMessages()).totalNotSeenMessages;
  await settleUnreadMessages(ask).catch(() => undefined);
};

/** Changes the reader's own side of a conversation. Rejects with ApiError. */
export const changeSide =
  ({ _id: conversationId }: Conversation, changes: UpdateConversationBody): Thunk =>
  async () => {
    const conversation = await updateConversation(conversationId, changes);
    tellFact({ name: 'conversation.loaded', data: { conversation } });
    if (changes.muted !== undefined || changes.accepted) await countAgain();
  };
