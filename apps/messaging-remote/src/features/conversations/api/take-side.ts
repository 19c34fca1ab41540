import { getConversation } from '@barg/api-client/conversations';
import { selectActiveId } from '../state/active-conversation.ts';
import { conversations, type Side } from '../state/conversations-slice.ts';
import type { Thunk } from './thunk.ts';

const { conversationAppeared, conversationUpdated } = conversations.actions;

type SideOf = Side & { conversationId: string };

/** What somebody has set for its side of a conversation, by the fields that the list keeps. */
export const toSide = ({ conversationId, isMuted, isPinned, isArchived, name, note }: SideOf): SideOf => ({
  ...{ conversationId, isMuted, isPinned, isArchived, name, note },
});

/** A side was changed on another device; if the conversation is unknown, it is loaded. */
export const takeSide =
  (side: SideOf): Thunk =>
  async (dispatch, getState) => {
    if (conversations.selectors.selectConversation(getState(), side.conversationId)) {
      dispatch(conversationUpdated(toSide(side)));
      return;
    }
    const conversation = await getConversation(side.conversationId).catch(() => null);
    if (conversation) dispatch(conversationAppeared({ conversation, activeId: selectActiveId(getState()) }));
  };
