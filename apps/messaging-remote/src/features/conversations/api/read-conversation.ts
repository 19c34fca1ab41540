import { readConversation } from '@barg/api-client/messages';
import { tellOwnTabs, unreadSlice, userSlice } from '@barg/session';
import { tellFact } from './facts.ts';
import type { Thunk } from './thunk.ts';

/** Marks a conversation as read. Failures are ignored: the next time marks it again. */
export const markRead =
  (conversationId: string): Thunk =>
  async (dispatch, getState) => {
    const answer = await readConversation(conversationId).catch(() => null);
    if (!answer) return;
    dispatch(unreadSlice.actions.unreadMessagesCounted(answer.totalNotSeenMessages));
    const userId = userSlice.selectors.selectCurrentUser(getState())?._id;
    if (userId === undefined) return;
    const data = { conversationId, userId, ...answer };
    tellFact({ name: 'conversation.read', data });
    tellOwnTabs('conversation.read', data);
  };
