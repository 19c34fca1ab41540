import { idempotencyHeader } from '@barg/api-client/http';
import { sendMessage } from '@barg/api-client/messages';
import type { Message } from '@barg/api-client/models';
import { api, defineQuery, type AppDispatch } from '@barg/session';
import type { Outgoing } from '../state/composer-slice.ts';
import { forgetUnsent, keepUnsent } from '../state/unsent-messages.ts';
import { tellFact } from './facts.ts';
import type { Thunk } from './thunk.ts';

export type Sending = Omit<Outgoing, 'status' | 'reason'>;

/** Loads with the first file. */
const storingOf = async ({ attachments }: Sending) => (attachments.length > 0 ? import('./store-attachment.ts') : null);

export const sendingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a message after its uploads; once, however often it is tried with its key. */
    sendMessage: build.mutation<Message, Sending>({
      queryFn: (sending, { dispatch }) =>
        defineQuery(async ({ key, conversationId, text, price, attachments }: Sending) => {
          const storing = await storingOf(sending);
          const fileIds = storing
            ? await Promise.all(attachments.map((each) => (dispatch as AppDispatch)(storing.storeAttachment(each))))
            : [];
          const body = { text, fileIds, ...(price !== null && { price }) };
          const message = await sendMessage(conversationId, body, { headers: idempotencyHeader(key) });
          forgetUnsent(conversationId, key);
          tellFact({ name: 'message.created', data: { message } });
          return message;
        })(sending),
    }),
  }),
});

/** Sends a message, or tries once more; what became of it stands in the outbox. */
export const deliver =
  (sending: Sending): Thunk =>
  async (dispatch) => {
    const { conversationId, key, text, price, attachments } = sending;
    keepUnsent(conversationId, { text, price }, key);
    const { error } = await dispatch(sendingApi.endpoints.sendMessage.initiate(sending, { track: false }));
    if (error || attachments.length === 0) return;
    const { handOver } = await import('./store-attachment.ts');
    await dispatch(handOver(attachments));
  };
