import { useEffect, useState } from 'react';
import { useCurrentUser } from '@barg/session';
import { emit, on, socketStatus$ } from '@barg/session/realtime';

/** A start is told again every three seconds while it lasts. Milliseconds. */
const LASTS_MS = 7000;

/**
 * Whether the other side is typing. The end of it is told once and to who is there: it also ends with what was written,
 * with the line, and where nothing more is heard of it.
 */
export function useIsTyping(conversationId: string): boolean {
  const myId = useCurrentUser()?._id;
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let expiring: ReturnType<typeof setTimeout> | undefined;
    const note = (is: boolean): void => {
      clearTimeout(expiring);
      setTyping(is);
      if (is) expiring = setTimeout(note, LASTS_MS, false);
    };
    const isOther = (inId: string, userId: string): boolean => inId === conversationId && userId !== myId;
    const following = on('typing.changed').subscribe(({ data }) => {
      if (isOther(data.conversationId, data.userId)) note(data.isTyping);
    });
    following.add(
      on('message.created').subscribe(({ data: { message } }) => {
        if (isOther(message.conversationId, message.senderId)) note(false);
      }),
    );
    following.add(
      socketStatus$.subscribe((status) => {
        if (status !== 'connected') note(false);
      }),
    );
    return () => {
      following.unsubscribe();
      note(false);
    };
  }, [conversationId, myId]);
  return isTyping;
}

/** The server forgets a start after 6 seconds, so it is renewed more often than that. Milliseconds. */
const RENEW_AFTER = 3000;
const IDLE_AFTER = 4000;

/** Tells the other side that this one types: seldom while it lasts, and once when it ends. */
export function createTypingSignal(conversationId: string) {
  let startedAt: number | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    clearTimeout(idle);
    if (startedAt === null) return;
    startedAt = null;
    void emit('typing.stop', { conversationId });
  };

  const type = (now: number = Date.now()): void => {
    clearTimeout(idle);
    idle = setTimeout(stop, IDLE_AFTER);
    if (startedAt !== null && now - startedAt < RENEW_AFTER) return;
    startedAt = now;
    void emit('typing.start', { conversationId });
  };

  return { type, stop };
}

/** The signal of one conversation; it stops when the conversation is left. */
export function useTypingSignal(conversationId: string) {
  const [signal] = useState(() => createTypingSignal(conversationId));
  useEffect(() => signal.stop, [signal]);
  return signal;
}
