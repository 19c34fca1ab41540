import { useEffect, useRef } from 'react';
import { readConversation } from '@barg/api-client/messages';
import { tellOwnTabs, unreadSlice, useAppDispatch, useCurrentUser, usePageVisible } from '@barg/session';
import { settleUnreadMessages } from '@barg/session/settle-unread-messages';
import type { PrivateChat } from '../api/private-chat.ts';

const { conversationActivated } = unreadSlice.actions;

interface Reading {
  chat: PrivateChat | undefined;
  /** The latest message is in sight. */
  isAtEnd: boolean;
}

/** What the other one writes is read where it is in sight in a visible tab, as in the conversation itself. */
export function useChatReading({ chat, isAtEnd }: Reading): void {
  const dispatch = useAppDispatch();
  const myId = useCurrentUser()?._id;
  const isVisible = usePageVisible();
  /** So that who scrolls up and down again does not read the same once more. */
  const lastRead = useRef<string | null>(null);
  const conversationId = chat?.conversationId;
  const foreignId = chat?.messages.findLast(({ senderId }) => senderId !== myId)?._id;
  const isInSight = isVisible && isAtEnd;
  useEffect(() => {
    if (!isInSight || conversationId === undefined) return undefined;
    dispatch(conversationActivated(conversationId));
    return () => void dispatch(conversationActivated(null));
  }, [dispatch, conversationId, isInSight]);
  useEffect(() => {
    if (!isInSight || conversationId === undefined || foreignId === undefined || foreignId === lastRead.current) return;
    lastRead.current = foreignId;
    // A failure is ignored: the next message is read with those before it.
    void settleUnreadMessages(async () => (await readConversation(conversationId)).totalNotSeenMessages).then(
      (totalNotSeenMessages) => {
        if (myId !== undefined)
          tellOwnTabs('conversation.read', { conversationId, userId: myId, totalNotSeenMessages });
      },
      () => undefined,
    );
  }, [conversationId, isInSight, foreignId, myId]);
}
