import type { Message } from '@barg/api-client/models';
import { getConversation } from '@barg/api-client/conversations';
import { userSlice } from '@barg/session';
import { selectActiveId } from '../state/active-conversation.ts';
import { composer } from '../state/composer-slice.ts';
import { conversations } from '../state/conversations-slice.ts';
import { messages } from '../state/messages-slice.ts';
import type { Thunk } from './thunk.ts';

/** Stores a message of the socket; if its conversation is unknown, that is loaded into the list. */
export const receiveMessage =
  (message: Message): Thunk =>
  async (dispatch, getState) => {
    const isOwn = message.senderId === userSlice.selectors.selectCurrentUser(getState())?._id;
    if (isOwn && composer.selectors.selectIsBeingSent(getState(), message)) return;
    const isRead = isOwn || message.conversationId === selectActiveId(getState());
    dispatch(messages.actions.messageReceived({ message, isRead }));
    if (conversations.selectors.selectConversation(getState(), message.conversationId)) return;
    const conversation = await getConversation(message.conversationId).catch(() => null);
    if (conversation)
      dispatch(conversations.actions.conversationAppeared({ conversation, activeId: selectActiveId(getState()) }));
  };
