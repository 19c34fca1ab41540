import { useState } from 'react';
import type { Conversation } from '@barg/api-client/models';
import { toQueryError, useIntent } from '@barg/session';
import { useOpenRequest } from '@barg/session/open-request';
import { useForwardMessageMutation } from '../api/forward-message.ts';
import { loadConversation, saysOtherTerms } from '../api/get-conversation.ts';

/** What is chosen at once. */
export const MOST_RECIPIENTS = 10;

/** Whom it was refused for, and why. */
export interface Refusal {
  /** As it is now, where the refusal says that its price has changed: another attempt asks for that one. */
  conversation: Conversation;
  /** The server's words; empty where there was no answer, or the price was not agreed to. */
  reason: string;
}

/** The former one where it cannot be read. */
const readAgain = (former: Conversation): Promise<Conversation> => loadConversation(former._id).catch(() => former);

/** Sends a message on to several recipients, one message each. Each stands for itself: what is refused stays chosen. */
export function useForward(messageId: string) {
  const [forwardMessage] = useForwardMessageMutation();
  // Another attempt sends and charges nothing twice, also after a reload.
  const { send } = useOpenRequest(`forward:${messageId}`);
  const { ask, isAvailable } = useIntent('commerce.agree');
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refusal[]>([]);

  const agree = async ({ recipient: { _id, name }, messagePrice: price }: Conversation): Promise<number | null> => {
    if (price === 0) return 0;
    if (!isAvailable) return null;
    return (await ask({ performer: { _id, name }, purpose: 'message', price })) ? price : null;
  };
  const sendTo = async (conversation: Conversation): Promise<Refusal | null> => {
    const expectedPrice = await agree(conversation);
    if (expectedPrice === null) return { conversation, reason: '' };
    const { _id: conversationId } = conversation;
    const content = { conversationId, expectedPrice };
    const ask = (key: string) => forwardMessage({ messageId, ...content, key }).unwrap();
    const refusal = await send(content, ask).then(() => null, toQueryError);
    if (!refusal) return null;
    const now = saysOtherTerms(refusal) ? await readAgain(conversation) : conversation;
    return { conversation: now, reason: refusal.message };
  };
  /** Those whom it was refused for, in their order. */
  const forward = async (chosen: readonly Conversation[]): Promise<Refusal[]> => {
    setSending(true);
    const failures: Refusal[] = [];
    // One after the other: questions about money do not stand on top of each other.
    for (const conversation of chosen) {
      const failure = await sendTo(conversation);
      if (failure) failures.push(failure);
    }
    setRefused(failures);
    setSending(false);
    return failures;
  };
  return { forward, refused, isSending };
}
