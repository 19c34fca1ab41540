import { readConversation } from '@barg/api-client/messages';
import { tellOwnTabs, userSlice } from '@barg/session';
import { settleUnreadMessages } from '@barg/session/settle-unread-messages';
import { tellFact } from './facts.ts';
import type { Thunk } from './thunk.ts';

/** Marks a conversation as read. Failures are ignored: the next time marks it again. */
export const markRead =
  (conversationId: string): Thunk =>
  async (_dispatch, getState) => {
    const ask = async () => (await readConversation(conversationId)).totalNotSeenMessages;
    const totalNotSeenMessages = await settleUnreadMessages(ask).catch(() => null);
    if (totalNotSeenMessages === null) return;
    const userId = userSlice.selectors.selectCurrentUser(getState())?._id;
    if (userId === undefined) return;
    const data = { conversationId, userId, totalNotSeenMessages };
    tellFact({ name: 'conversation.read', data });
    tellOwnTabs('conversation.read', data);
  };
