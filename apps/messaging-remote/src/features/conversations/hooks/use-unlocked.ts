import { useCallback } from 'react';
import { useAppDispatch } from '@barg/session';
import { openConversation } from '../api/list-messages.ts';

/** For who has paid: the message comes by the socket too, but the line may be down. */
export function useUnlocked(conversationId: string): () => void {
  const dispatch = useAppDispatch();
  return useCallback(() => void dispatch(openConversation(conversationId)), [dispatch, conversationId]);
}
