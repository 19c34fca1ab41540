import { useRef } from 'react';
import type { Conversation } from '@barg/api-client/models';
import { useAppStore, useIntent } from '@barg/session';
import { selectConversation } from '../selectors.ts';

const performerOf = ({ recipient: { _id, name } }: Conversation) => ({ _id, name });

/**
 * What each message costs its writer, and the question for it. `agree` answers the tokens that were agreed to, zero where
 * writing is free; null where the writer does not want it, or is being asked already.
 */
export function useWritingPrice(conversationId: string) {
  const store = useAppStore();
  const { ask, isAvailable } = useIntent('commerce.agree');
  const isAsking = useRef(false);
  const agree = async (): Promise<number | null> => {
    const conversation = selectConversation(store.getState(), conversationId);
    const price = conversation?.messagePrice ?? 0;
    if (!conversation || price === 0) return 0;
    if (isAsking.current || !isAvailable) return null;
    isAsking.current = true;
    try {
      const answer = await ask({ performer: performerOf(conversation), purpose: 'message', price });
      return answer === null ? null : price;
    } finally {
      isAsking.current = false;
    }
  };
  return { agree, isAvailable };
}
