import { conversationScope } from '@barg/contract';
import { newEvent } from '../platform/publisher.ts';

/** Someone who has not typed for so long is not typing any more. Milliseconds. */
const TYPING_LASTS = 6000;

/** Says to the others in a conversation whether this account types. */
type Tell = (scope: string, event: ReturnType<typeof typingEvent>) => void;

const typingEvent = (conversationId: string, userId: string, isTyping: boolean) =>
  newEvent('typing.changed', { conversationId, userId, isTyping });

/**
 * What one socket types. Repeated starts are told once, and a start whose stop never comes (a closed lid) ends by
 * itself. `stopAll` releases every timer.
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
