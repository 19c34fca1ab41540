import { useEffect, useState } from 'react';
import { useCurrentUser } from '@barg/session';
import { emit, on } from '@barg/session/realtime';
import { useIsLineLost } from '@barg/session/line';

/** Whether the other side is typing. Nobody can tell while the line is down. */
export function useIsTyping(conversationId: string): boolean {
  const myId = useCurrentUser()?._id;
  const isLineLost = useIsLineLost();
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    const subscription = on('typing.changed').subscribe(({ data }) => {
      if (data.conversationId === conversationId && data.userId !== myId) setTyping(data.isTyping);
    });
    return () => {
      subscription.unsubscribe();
      setTyping(false);
    };
  }, [conversationId, myId]);
  return isTyping && !isLineLost;
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
