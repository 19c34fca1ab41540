import { useRef, useState } from 'react';
import type { StreamChat } from '../api/chat-state.ts';

/** The code of the server's refusal in a slow chat. */
const SLOW_MODE = 'stream.slow_mode';
/** The server's clock runs a little apart from this one. */
const SLACK_MS = 250;

/** When a viewer's turn comes, and when that was known; both in milliseconds since 1970. */
interface Turn {
  at: number;
  since: number;
}

interface Refusal {
  code: string;
  retryAfterMs?: number | undefined;
}

/**
 * When a turn comes by the rules of now: in a chat that has become quicker nobody waits longer than that asks for. Also
 * where this device's clock is behind, and the server's moment would hold a message for as long as it is.
 */
const dueOf = ({ at, since }: Turn, slowMs: number): number =>
  slowMs === 0 ? 0 : Math.min(at, since + slowMs + SLACK_MS);

/** When a viewer may write next in a slow chat. Those whom the rules do not hold are never held back. */
export function useSlowMode(state: StreamChat | undefined) {
  const slowMs = state?.you.role === 'viewer' ? state.rules.slowSeconds * 1000 : 0;
  const next = useRef<Turn | null>(null);
  const [held, setHeld] = useState<Turn | null>(null);
  const turnIn = (milliseconds: number): Turn => {
    const since = Date.now();
    return { at: since + milliseconds + SLACK_MS, since };
  };
  const toldTurn = (): Turn => ({ at: state?.you.nextAt ? Date.parse(state.you.nextAt) : 0, since: Date.now() });
  return {
    isSlow: slowMs > 0,
    /** Until when a message is held, in milliseconds since 1970; null: none is. At once where the chat is no longer slow. */
    heldUntil: held && dueOf(held, slowMs),
    /** Whether it is too early now; then the message is held. */
    holds: (): boolean => {
      next.current ??= toldTurn();
      const isEarly = dueOf(next.current, slowMs) > Date.now();
      setHeld(isEarly ? next.current : null);
      return isEarly;
    },
    /** The server has not taken it: holds it where the chat is slow. */
    refused: ({ code, retryAfterMs = 1000 }: Refusal): void => {
      if (code !== SLOW_MODE) return;
      next.current = turnIn(retryAfterMs);
      setHeld(next.current);
    },
    taken: (): void => void (next.current = turnIn(slowMs)),
    release: (): void => setHeld(null),
  };
}
