import type { Message } from '@barg/api-client/models';
import { deleteMessage } from '@barg/api-client/messages';
import { toQueryError } from '@barg/session';
import { messages } from '../state/messages-slice.ts';
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
