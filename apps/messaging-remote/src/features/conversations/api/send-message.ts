import { idempotencyHeader } from '@barg/api-client/http';
import { sendMessage } from '@barg/api-client/messages';
import { toQueryError } from '@barg/session';
import { composer, type Outgoing } from '../state/composer-slice.ts';
import { messages } from '../state/messages-slice.ts';
import { forgetUnsent, keepUnsent } from '../state/unsent-messages.ts';
import type { Thunk } from './thunk.ts';

/**
 * Sends a message after its uploads, or retries with the key of the first attempt. The result
 * is in the state.
 */
export const deliver =
  ({ key, conversationId, text, price, attachments, createdAt }: Omit<Outgoing, 'status' | 'reason'>): Thunk =>
  async (dispatch) => {
    dispatch(composer.actions.sendRequested({ key, conversationId, text, price, attachments, createdAt }));
    keepUnsent(conversationId, { text, price }, key);
    try {
      // Loads with the first file.
      const storing = attachments.length > 0 ? await import('./store-attachment.ts') : null;
      const fileIds = storing
        ? await Promise.all(attachments.map((each) => dispatch(storing.storeAttachment(each))))
        : [];
      const body = { text, fileIds, ...(price !== null && { price }) };
      const message = await sendMessage(conversationId, body, { headers: idempotencyHeader(key) });
      forgetUnsent(conversationId, key);
      dispatch(messages.actions.messageSent({ key, message }));
      if (storing) void dispatch(storing.handOver(attachments));
    } catch (failure) {
      dispatch(messages.actions.sendFailed({ key, error: toQueryError(failure) }));
    }
  };
