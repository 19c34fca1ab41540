import { useEffect } from 'react';
import type { Message } from '@barg/api-client/models';
import { unreadSlice, useAppDispatch, useCurrentUser } from '@barg/session';
import { usePageVisible } from '../../../shared/use-page-visible.ts';
import { markRead } from '../api/read-conversation.ts';

const { conversationActivated } = unreadSlice.actions;

/** What is shown in a visible tab is read: on opening, on coming back to the tab, and as messages arrive. */
export function useReading(conversationId: string, items: readonly Message[]): void {
  const dispatch = useAppDispatch();
  const me = useCurrentUser();
  const isVisible = usePageVisible();
  const lastForeignId = items.findLast(({ senderId }) => senderId !== me?._id)?._id;
  useEffect(() => {
    if (!isVisible) return undefined;
    dispatch(conversationActivated(conversationId));
    return () => void dispatch(conversationActivated(null));
  }, [dispatch, conversationId, isVisible]);
  useEffect(() => {
    if (isVisible && lastForeignId !== undefined) void dispatch(markRead(conversationId));
  }, [dispatch, conversationId, isVisible, lastForeignId]);
}
