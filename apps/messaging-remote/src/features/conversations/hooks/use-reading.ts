import { useEffect, useRef } from 'react';
import type { Message } from '@barg/api-client/models';
import { unreadSlice, useAppDispatch, useCurrentUser, usePageVisible } from '@barg/session';
import { markRead } from '../api/read-conversation.ts';

const { conversationActivated } = unreadSlice.actions;

interface Reading {
  conversationId: string;
  items: readonly Message[];
  /** The latest message is in sight. */
  isAtEnd: boolean;
}

/**
 * What is in sight in a visible tab is read: on opening, on coming back to the tab, as messages arrive, and on coming
 * back to the end where those stand that arrived meanwhile.
 */
export function useReading({ conversationId, items, isAtEnd }: Reading): void {
  const dispatch = useAppDispatch();
  const me = useCurrentUser();
  const isVisible = usePageVisible();
  /** So that who scrolls up and down again does not read the same once more. */
  const lastRead = useRef<string | null>(null);
  const lastForeignId = items.findLast(({ senderId }) => senderId !== me?._id)?._id;
  useEffect(() => {
    if (!isVisible || !isAtEnd) return undefined;
    dispatch(conversationActivated(conversationId));
    return () => void dispatch(conversationActivated(null));
  }, [dispatch, conversationId, isVisible, isAtEnd]);
  useEffect(() => {
    if (!isVisible) lastRead.current = null;
    if (!isVisible || !isAtEnd || lastForeignId === undefined || lastForeignId === lastRead.current) return;
    lastRead.current = lastForeignId;
    void dispatch(markRead(conversationId));
  }, [dispatch, conversationId, isVisible, isAtEnd, lastForeignId]);
}
