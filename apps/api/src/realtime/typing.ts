import { conversationScope } from '@barg/contract';
import { newEvent } from '../platform/publisher.ts';

/** Milliseconds after the last key press until typing ends. */
const TYPING_LASTS = 6000;

/** Tells the other members whether this account types. */
type Tell = (scope: string, event: ReturnType<typeof typingEvent>) => void;

const typingEvent = (conversationId: string, userId: string, isTyping: boolean) =>
  newEvent('typing.changed', { conversationId, userId, isTyping });

/**
 * The typing state of one socket. Repeated starts are sent once, and a start without a stop ends by itself. `stopAll`
 * clears every timer.
 */
export const createTyping = (tell: Tell) => {
  const typing = new Map<string, { userId: string; timer: NodeJS.Timeout }>();

  const stop = (conversationId: string): void => {
    const entry = typing.get(conversationId);
    if (!entry) return;
    clearTimeout(entry.timer);
    typing.delete(conversationId);
    tell(conversationScope(conversationId), typingEvent(conversationId, entry.userId, false));
  };

  return {
    start: (conversationId: string, userId: string): void => {
      const known = typing.get(conversationId);
      clearTimeout(known?.timer);
      typing.set(conversationId, { userId, timer: setTimeout(stop, TYPING_LASTS, conversationId) });
      if (!known) tell(conversationScope(conversationId), typingEvent(conversationId, userId, true));
    },
    stop,
    stopAll: (): void => [...typing.keys()].forEach(stop),
  };
};

export type Typing = ReturnType<typeof createTyping>;
