import { readConversation } from '@barg/api-client/messages';
import { unreadSlice } from '@barg/session';
import type { Thunk } from './thunk.ts';

/** Tells the server that everything was read. A failure costs nothing: the next reading tells it again. */
export const markRead =
  (conversationId: string): Thunk =>
  async (dispatch) => {
    const answer = await readConversation(conversationId).catch(() => null);
    if (answer) dispatch(unreadSlice.actions.unreadMessagesCounted(answer.totalNotSeenMessages));
  };
