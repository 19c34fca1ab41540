import { conversationScope } from '@barg/contract';
import { newEvent } from '../platform/publisher.ts';

/** Milliseconds after the last key press until typing ends. */
const TYPING_LASTS = 6000;
/**
 * Milliseconds after which a renewed start is told again: a stop may be lost, and whoever hears no more of it takes it to
 * have ended. Shorter than the three seconds after which clients renew it.
 */
const TELL_AGAIN_AFTER = 2000;

/** Tells the other members whether this account types. */
type Tell = (scope: string, event: ReturnType<typeof typingEvent>) => void;

const typingEvent = (conversationId: string, userId: string, isTyping: boolean) =>
  newEvent('typing.changed', { conversationId, userId, isTyping });

/**
 * The typing state of one socket. Repeated starts are sent seldom, and a start without a stop ends by itself. `stopAll`
 * clears every timer.
 */
export const createTyping = (tell: Tell) => {
  const typing = new Map<string, { userId: string; timer: NodeJS.Timeout; toldAt: number }>();

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
      const now = performance.now();
      const isDue = !known || now - known.toldAt >= TELL_AGAIN_AFTER;
      const timer = setTimeout(stop, TYPING_LASTS, conversationId);
      typing.set(conversationId, { userId, timer, toldAt: isDue ? now : known.toldAt });
      if (isDue) tell(conversationScope(conversationId), typingEvent(conversationId, userId, true));
    },
    stop,
    stopAll: (): void => [...typing.keys()].forEach(stop),
  };
};

export type Typing = ReturnType<typeof createTyping>;
