import type { Message } from '@barg/api-client/models';
import { deleteAllMessages, deleteMessage } from '@barg/api-client/messages';
import { toQueryError } from '@barg/session';
import { messages } from '../state/messages-slice.ts';
import { openConversation } from './list-messages.ts';
import type { Thunk } from './thunk.ts';

const { deletionRequested, deletionSucceeded, deletionFailed } = messages.actions;

/** Deletes a message permanently. Returns whether it succeeded. */
export const eraseMessage =
  (message: Message): Thunk<boolean> =>
  async (dispatch) => {
    dispatch(deletionRequested());
    try {
      await deleteMessage(message._id);
      dispatch(messages.actions.messageDeleted({ ...message, type: 'text', text: '', files: [], isDeleted: true }));
      dispatch(deletionSucceeded(message._id));
      return true;
    } catch (failure) {
      dispatch(deletionFailed(toQueryError(failure)));
      return false;
    }
  };

/** Deletes all own messages of a conversation that nobody has bought, and loads what is left. Returns whether it succeeded. */
export const eraseAllMessages =
  (conversationId: string): Thunk<boolean> =>
  async (dispatch) => {
    dispatch(deletionRequested());
    try {
      await deleteAllMessages(conversationId);
      dispatch(deletionSucceeded(conversationId));
    } catch (failure) {
      dispatch(deletionFailed(toQueryError(failure)));
      return false;
    }
    // Events tell of each message as well, if the line is up.
    await dispatch(openConversation(conversationId));
    return true;
  };
