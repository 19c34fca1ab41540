import { idempotencyHeader } from '@barg/api-client/http';
import { sendMessage } from '@barg/api-client/messages';
import type { Message } from '@barg/api-client/models';
import { accountHere, api, defineQuery, toQueryError, type AppDispatch } from '@barg/session';
import { socketStatus$ } from '@barg/session/realtime';
import { sendingDiscarded, sendingHeld, type Sending } from '../state/outgoing.ts';
import {
  forgetUnsent,
  isTakenBack,
  keepSending,
  keepTakenBack,
  keepUnsent,
  sendingsKept,
} from '../state/unsent-messages.ts';
import { tellFact } from './facts.ts';
import { loadConversation, saysOtherTerms } from './get-conversation.ts';
import { inTurn } from './in-turn.ts';
import type { Thunk } from './thunk.ts';
import { untilAnswered } from './until-answered.ts';

/** The messages that are on their way from this page, and how to give them up. */
const underWay = new Map<string, AbortController>();

/** Gives up what its sender does not want to be sent any more. */
export const takeBack = ({ key, conversationId, attachments }: Sending): void => {
  underWay.get(key)?.abort();
  // What has no files waits in each window that was opened meanwhile.
  if (attachments.length === 0) keepTakenBack(conversationId, key);
  else forgetUnsent(conversationId, key);
};

const storeFiles = async (dispatch: AppDispatch, keys: readonly string[]): Promise<string[]> => {
  if (keys.length === 0) return [];
  // Loads with the first file.
  const { storeAttachment } = await import('./store-attachment.ts');
  return Promise.all(keys.map((key) => dispatch(storeAttachment(key))));
};

/** Sends a message after its uploads, which hold up nothing else, and after those that were written before it. */
const send = async (dispatch: AppDispatch, sending: Sending) => {
  const { key, conversationId, text, price, attachments, replyTo, fee, withoutPreview } = sending;
  const control = new AbortController();
  const sender = accountHere();
  // After a sign-out, with which the socket is closed, nothing is sent.
  const watching = socketStatus$.subscribe(() => accountHere() !== sender && control.abort());
  underWay.set(key, control);
  try {
    const fileIds = await storeFiles(dispatch, attachments);
    const asked = { ...(price !== null && { price }), ...(fee && { expectedPrice: fee }) };
    const plain = withoutPreview && { withoutPreview };
    const body = { text, fileIds, ...asked, ...plain, ...(replyTo && { replyTo: replyTo._id }) };
    const attempt = async (signal: AbortSignal): Promise<Message> => {
      if (isTakenBack(conversationId, key)) {
        control.abort();
        dispatch(sendingDiscarded(key));
      }
      if (control.signal.aborted) throw control.signal.reason;
      return sendMessage(conversationId, body, { headers: idempotencyHeader(key), signal });
    };
    const message = await inTurn(conversationId, () =>
      untilAnswered({
        attempt,
        ended: control.signal,
        onHeld: () => void dispatch(sendingHeld(key)),
      }),
    );
    forgetUnsent(conversationId, key);
    tellFact({ name: 'message.created', data: { message } });
    return message;
  } catch (failure) {
    // What was refused goes back into the field after a reload.
    if (!control.signal.aborted) keepUnsent(conversationId, { text, price }, key);
    if (saysOtherTerms(toQueryError(failure))) void loadConversation(conversationId).catch(() => {});
    throw failure;
  } finally {
    watching.unsubscribe();
    if (underWay.get(key) === control) underWay.delete(key);
  }
};

export const sendingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a message; once, however often it is tried with its key. */
    sendMessage: build.mutation<Message, Sending>({
      queryFn: (sending, { dispatch }) =>
        defineQuery((given: Sending) => send(dispatch as AppDispatch, given))(sending),
    }),
  }),
});

/** Sends a message, or tries once more; what became of it stands in the outbox. */
export const deliver =
  (sending: Sending): Thunk =>
  async (dispatch) => {
    const { conversationId, key, text, price, attachments } = sending;
    // Only words can be sent again without this page.
    if (attachments.length === 0) keepSending(sending);
    else keepUnsent(conversationId, { text, price }, key);
    const { error } = await dispatch(sendingApi.endpoints.sendMessage.initiate(sending, { track: false }));
    if (error || attachments.length === 0) return;
    const { handOver } = await import('./store-attachment.ts');
    await dispatch(handOver(attachments));
  };

/** Goes on with what was on its way when the page was left. */
export const resumeSending = (): Thunk => async (dispatch) => {
  const isUnderWay = ({ key }: Sending) => underWay.get(key)?.signal.aborted === false;
  for (const sending of sendingsKept()) if (!isUnderWay(sending)) void dispatch(deliver(sending));
};
