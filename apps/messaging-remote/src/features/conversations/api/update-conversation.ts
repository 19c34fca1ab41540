import type { Conversation, UpdateConversationBody } from '@barg/api-client/models';
import { updateConversation } from '@barg/api-client/conversations';
import { countUnreadMessages } from '@barg/api-client/messages';
import { unreadSlice } from '@barg/session';
import { tellFact } from './facts.ts';
import type { Thunk } from './thunk.ts';

/** The number of the badge, from the server: the socket tells it too, if the line is up. */
const countAgain = (): Thunk => async (dispatch) => {
  const answer = await countUnreadMessages().catch(() => null);
  if (answer) dispatch(unreadSlice.actions.unreadMessagesCounted(answer.totalNotSeenMessages));
};

/** Changes the reader's own side of a conversation. Rejects with ApiError. */
export const changeSide =
  ({ _id: conversationId }: Conversation, changes: UpdateConversationBody): Thunk =>
  async (dispatch) => {
    const conversation = await updateConversation(conversationId, changes);
    tellFact({ name: 'conversation.loaded', data: { conversation } });
    if (changes.muted !== undefined || changes.accepted) await dispatch(countAgain());
  };
