import { newIdempotencyKey } from '@barg/api-client/http';
import { showsNothing, shownWords } from '@barg/contract/words';
import { useAppDispatch, useAppSelector } from '@barg/session';
import type { Thunk } from '../api/thunk.ts';
import { deliver } from '../api/send-message.ts';
import { attachments, hasFailed } from '../state/attachments-slice.ts';
import { composer, type Outgoing } from '../state/composer-slice.ts';
import { forgetUnsent, keepUnsent, takeUnsent, unsentIn } from '../state/unsent-messages.ts';
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
  const draft = written ?? unsentIn(conversationId);
  const typing = useTypingSignal(conversationId);

  /** Sets the text. */
  const change = (text: string): void => {
    if (written === undefined) takeUnsent(conversationId);
    keepUnsent(conversationId, text);
    dispatch(draftChanged({ conversationId, text }));
  };

  const write = (text: string): void => {
    change(text);
    if (showsNothing(text)) typing.stop();
    else typing.type();
  };

  const chosen = useAppSelector((state) => attachments.selectors.selectChosen(state, conversationId));
  const isEmpty = showsNothing(draft) && chosen.length === 0;
  /** Blocked by failed attachments: a message is not sent without one of its files. */
  const isReady = !isEmpty && !chosen.some(hasFailed);

  const send = (): void => {
    if (!isReady) return;
    const text = shownWords(draft);
    typing.stop();
    change('');
    const createdAt = new Date().toISOString();
    const keys = chosen.map(({ key }) => key);
    dispatch(attachments.actions.taken(conversationId));
    void dispatch(deliver({ key: newIdempotencyKey(), conversationId, text, attachments: keys, createdAt }));
  };

  return { draft, write, isReady, send };
}

/** The messages that are being sent or have failed. */
export function useOutbox(conversationId: string) {
  const dispatch = useAppDispatch();
  const outbox = useAppSelector((state) => composer.selectors.selectOutbox(state, conversationId));
  return {
    outbox,
    retry: (outgoing: Outgoing) => void dispatch(deliver(outgoing)),
    discard: ({ key, conversationId: from, attachments: keys }: Outgoing) => {
      dispatch(outgoingDiscarded(key));
      forgetUnsent(from, key);
      void dispatch(dropAll(keys));
    },
  };
}
