import type { Conversation } from '@barg/api-client/models';
import { getConversation } from '@barg/api-client/conversations';
import { selectActiveId } from '../state/active-conversation.ts';
import { conversations } from '../state/conversations-slice.ts';
import type { Thunk } from './thunk.ts';

/** Loads a conversation. Rejects with ApiError. */
export const loadConversation =
  (conversationId: string): Thunk<Conversation> =>
  async (dispatch, getState) => {
    const conversation = await getConversation(conversationId);
    dispatch(conversations.actions.conversationLoaded({ conversation, activeId: selectActiveId(getState()) }));
    return conversation;
  };
