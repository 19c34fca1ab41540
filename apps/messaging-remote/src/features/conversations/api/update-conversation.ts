import type { Conversation, UpdateConversationBody } from '@barg/api-client/models';
import { getConversation, updateConversation } from '@barg/api-client/conversations';
import { countUnreadMessages } from '@barg/api-client/messages';
import { unreadSlice } from '@barg/session';
import { selectActiveId } from '../state/active-conversation.ts';
import { conversations, type Side } from '../state/conversations-slice.ts';
import type { Thunk } from './thunk.ts';

const { conversationAppeared, conversationUpdated } = conversations.actions;

const sideOf = ({ isMuted, isPinned, isArchived, name, note }: Side): Side => ({
  ...{ isMuted, isPinned, isArchived, name, note },
});

/** The number of the badge, from the server: the socket tells it too, if the line is up. */
const countAgain = (): Thunk => async (dispatch) => {
  const answer = await countUnreadMessages().catch(() => null);
  if (answer) dispatch(unreadSlice.actions.unreadMessagesCounted(answer.totalNotSeenMessages));
};

/** Changes the reader's own side of a conversation. Rejects with ApiError. */
export const changeSide =
  ({ _id: conversationId }: Conversation, changes: UpdateConversationBody): Thunk =>
  async (dispatch) => {
    const changed = await updateConversation(conversationId, changes);
    dispatch(conversationUpdated({ conversationId, ...sideOf(changed) }));
    if (changes.muted !== undefined) await dispatch(countAgain());
  };

/** The same from another device; if the conversation is unknown, it is loaded. */
export const takeSide =
  ({ conversationId, ...side }: Side & { conversationId: string }): Thunk =>
  async (dispatch, getState) => {
    if (conversations.selectors.selectConversation(getState(), conversationId)) {
      dispatch(conversationUpdated({ conversationId, ...sideOf(side) }));
      return;
    }
    const conversation = await getConversation(conversationId).catch(() => null);
    if (conversation) dispatch(conversationAppeared({ conversation, activeId: selectActiveId(getState()) }));
  };
