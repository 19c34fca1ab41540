import { idempotencyHeader } from '@barg/api-client/http';
import { sendMessage } from '@barg/api-client/messages';
import { toQueryError } from '@barg/session';
import { composer, type Outgoing } from '../state/composer-slice.ts';
import { messageSent } from '../state/facts.ts';
import { messages } from '../state/messages-slice.ts';
import type { Thunk } from './thunk.ts';

/** Sends a text, or tries again with the key of the first attempt. The outcome lies in the state. */
export const deliver =
  ({ key, conversationId, text, createdAt }: Omit<Outgoing, 'status'>): Thunk =>
  async (dispatch) => {
    dispatch(composer.actions.sendRequested({ key, conversationId, text, createdAt }));
    try {
      const message = await sendMessage(conversationId, { text }, { headers: idempotencyHeader(key) });
      dispatch(messageSent({ key, message }));
    } catch (failure) {
      dispatch(messages.actions.sendFailed({ key, error: toQueryError(failure) }));
    }
  };
