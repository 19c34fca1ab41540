import { newIdempotencyKey } from '@barg/api-client/http';
import { useAppDispatch, useAppSelector } from '@barg/session';
import { deliver } from '../api/send-message.ts';
import { composer, type Outgoing } from '../state/composer-slice.ts';
import { useTypingSignal } from './use-typing.ts';

const { draftChanged, outgoingDiscarded } = composer.actions;

/** The draft of a conversation and how to send it. */
export function useComposer(conversationId: string) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => composer.selectors.selectDraft(state, conversationId));
  const typing = useTypingSignal(conversationId);

  const write = (text: string): void => {
    dispatch(draftChanged({ conversationId, text }));
    if (text.trim() === '') typing.stop();
    else typing.type();
  };

  const send = (): void => {
    const text = draft.trim();
    if (text === '') return;
    typing.stop();
    dispatch(draftChanged({ conversationId, text: '' }));
    const createdAt = new Date().toISOString();
    void dispatch(deliver({ key: newIdempotencyKey(), conversationId, text, createdAt }));
  };

  return { draft, write, send };
}

/** What is on its way from here, or did not arrive. */
export function useOutbox(conversationId: string) {
  const dispatch = useAppDispatch();
  const outbox = useAppSelector((state) => composer.selectors.selectOutbox(state, conversationId));
  return {
    outbox,
    retry: (outgoing: Outgoing) => void dispatch(deliver(outgoing)),
    discard: ({ key }: Outgoing) => void dispatch(outgoingDiscarded(key)),
  };
}
