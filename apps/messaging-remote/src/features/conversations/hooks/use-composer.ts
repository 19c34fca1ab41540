import { newIdempotencyKey } from '@barg/api-client/http';
import type { Message } from '@barg/api-client/models';
import { showsNothing, shownWords } from '@barg/contract/words';
import { useAppDispatch, useAppSelector, useAppStore } from '@barg/session';
import { loadStoring } from '../api/load-storing.ts';
import type { Thunk } from '../api/thunk.ts';
import { deliver, takeBack } from '../api/send-message.ts';
import { attachments, hasFailed } from '../state/attachments-slice.ts';
import { composer } from '../state/composer-slice.ts';
import { sendingDiscarded, type Outgoing, type Unsent } from '../state/outgoing.ts';
import { quoteOf } from '../state/quotes.ts';
import { keepUnsent, takeUnsent, unsentIn } from '../state/unsent-messages.ts';
import { useIsPriceFit } from './use-asking-price.ts';
import { useWritingPrice } from './use-writing-price.ts';
import { useTypingSignal } from './use-typing.ts';

const { draftChanged } = composer.actions;

const dropAll =
  (keys: readonly string[]): Thunk =>
  async (dispatch) => {
    if (keys.length === 0) return;
    const { dropAttachment } = await loadStoring();
    for (const key of keys) await dispatch(dropAttachment(key));
  };

/** The draft of a conversation, which survives a reload or the end of the session, and how to send it. */
export function useComposer(conversationId: string) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
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

  /** @param fee tokens that its writer has agreed to; it may have been written on while that was asked */
  const send = (answered?: Message, { fee = 0, withoutPreview = false } = {}): void => {
    if (!isReady) return;
    const now = composer.selectors.selectDraft(store.getState(), conversationId) ?? { text, price };
    const files = attachments.selectors.selectChosen(store.getState(), conversationId);
    typing.stop();
    change({ text: '', price: null });
    const createdAt = new Date().toISOString();
    const keys = files.map(({ key }) => key);
    dispatch(attachments.actions.taken(conversationId));
    const written = { text: shownWords(now.text), price: now.price, attachments: keys, createdAt, fee, withoutPreview };
    const quote = answered && { replyTo: quoteOf(answered) };
    void dispatch(deliver({ key: newIdempotencyKey(), conversationId, ...written, ...quote }));
  };

  /** Sends a recording for the price that is asked, once it is taken; what is written and chosen stays. */
  const sendVoice = async (recording: File, name: string, fee = 0): Promise<void> => {
    const { attachRecording } = await loadStoring();
    const createdAt = new Date().toISOString();
    const keys = [await dispatch(attachRecording({ conversationId, name }, recording))];
    if (price !== null) change({ text, price: null });
    const outgoing = { key: newIdempotencyKey(), conversationId, text: '', price, attachments: keys, createdAt, fee };
    void dispatch(deliver(outgoing));
  };

  const ask = (tokens: number | null): void => change({ text, price: tokens });
  return { text, price, write, ask, isEmpty, isPriceFit, isReady, send, sendVoice };
}

/** The messages that are being sent or have failed. */
export function useOutbox(conversationId: string) {
  const dispatch = useAppDispatch();
  const outbox = useAppSelector((state) => composer.selectors.selectOutbox(state, conversationId));
  const { agree } = useWritingPrice(conversationId);
  return {
    outbox,
    /** What it costs may have changed, or the wallet may have been empty: that is asked again. */
    retry: async (outgoing: Outgoing): Promise<void> => {
      const fee = await agree();
      if (fee !== null) await dispatch(deliver({ ...outgoing, fee }));
    },
    discard: (outgoing: Outgoing) => {
      dispatch(sendingDiscarded(outgoing.key));
      takeBack(outgoing);
      void dispatch(dropAll(outgoing.attachments));
    },
  };
}
