import { newIdempotencyKey } from '@barg/api-client/http';
import type { Message } from '@barg/api-client/models';
import { showsNothing, shownWords } from '@barg/contract/words';
import { useAppDispatch, useAppSelector } from '@barg/session';
import type { Thunk } from '../api/thunk.ts';
import { deliver, takeBack } from '../api/send-message.ts';
import { attachments, hasFailed } from '../state/attachments-slice.ts';
import { composer } from '../state/composer-slice.ts';
import type { Outgoing } from '../state/outgoing.ts';
import { quoteOf } from '../state/quotes.ts';
import { keepUnsent, takeUnsent, unsentIn, type Unsent } from '../state/unsent-messages.ts';
import { useIsPriceFit } from './use-asking-price.ts';
import { useTypingSignal } from './use-typing.ts';

const { draftChanged, outgoingDiscarded } = composer.actions;

const dropAll =
  (keys: readonly string[]): Thunk =>
  async (dispatch) => {
    if (keys.length === 0) return;
    const { dropAttachment } = await import('../api/store-attachment.ts');
    for (const key of keys) await dispatch(dropAttachment(key));
  };

/** The draft of a conversation, which survives a reload or the end of the session, and how to send it. */
export function useComposer(conversationId: string) {
  const dispatch = useAppDispatch();
  const written = useAppSelector((state) => composer.selectors.selectDraft(state, conversationId));
  const outbox = useAppSelector((state) => composer.selectors.selectOutbox(state, conversationId));
  const shown = outbox.map(({ key }) => key);
  const { text, price } = written ?? unsentIn(conversationId, shown);
  const typing = useTypingSignal(conversationId);

  /** Sets the text and the price. */
  const change = (draft: Unsent): void => {
    if (written === undefined) takeUnsent(conversationId, shown);
    keepUnsent(conversationId, draft);
    dispatch(draftChanged({ conversationId, ...draft }));
  };

  const write = (typed: string): void => {
    change({ text: typed, price });
    if (showsNothing(typed)) typing.stop();
    else typing.type();
  };

  const chosen = useAppSelector((state) => attachments.selectors.selectChosen(state, conversationId));
  const isPriceFit = useIsPriceFit(price);
  const isEmpty = showsNothing(text) && chosen.length === 0;
  /** Blocked by failed attachments, and by a price that is not typed yet: neither is left out unasked. */
  const isReady = !isEmpty && isPriceFit && !chosen.some(hasFailed);

  const send = (answered?: Message): void => {
    if (!isReady) return;
    typing.stop();
    change({ text: '', price: null });
    const createdAt = new Date().toISOString();
    const keys = chosen.map(({ key }) => key);
    dispatch(attachments.actions.taken(conversationId));
    const words = shownWords(text);
    const key = newIdempotencyKey();
    const quote = answered && { replyTo: quoteOf(answered) };
    void dispatch(deliver({ key, conversationId, text: words, price, attachments: keys, createdAt, ...quote }));
  };

  /** Sends a recording at once, for the price that is asked; what is written and chosen stays. */
  const sendVoice = async (recording: File, name: string): Promise<void> => {
    const { attachRecording } = await import('../api/store-attachment.ts');
    const createdAt = new Date().toISOString();
    const keys = [await dispatch(attachRecording({ conversationId, name }, recording))];
    if (price !== null) change({ text, price: null });
    await dispatch(
      deliver({ key: newIdempotencyKey(), conversationId, text: '', price, attachments: keys, createdAt }),
    );
  };

  const ask = (tokens: number | null): void => change({ text, price: tokens });
  return { text, price, write, ask, isEmpty, isPriceFit, isReady, send, sendVoice };
}

/** The messages that are being sent or have failed. */
export function useOutbox(conversationId: string) {
  const dispatch = useAppDispatch();
  const outbox = useAppSelector((state) => composer.selectors.selectOutbox(state, conversationId));
  return {
    outbox,
    retry: (outgoing: Outgoing) => void dispatch(deliver(outgoing)),
    discard: (outgoing: Outgoing) => {
      dispatch(outgoingDiscarded(outgoing.key));
      takeBack(outgoing);
      void dispatch(dropAll(outgoing.attachments));
    },
  };
}
