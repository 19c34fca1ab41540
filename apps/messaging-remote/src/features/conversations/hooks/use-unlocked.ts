import { useCallback } from 'react';
import { api, useAppDispatch } from '@barg/session';

/** For who has paid: the message comes by the socket too, but the line may be down. */
export function useUnlocked(conversationId: string): () => void {
  const dispatch = useAppDispatch();
  return useCallback(
    () => void dispatch(api.util.invalidateTags([{ type: 'Message', id: conversationId }])),
    [dispatch, conversationId],
  );
}
