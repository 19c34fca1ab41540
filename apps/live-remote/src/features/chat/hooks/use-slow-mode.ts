import { useRef, useState } from 'react';
import type { StreamChat } from '../api/chat-state.ts';

/** The code of the server's refusal in a slow chat. */
const SLOW_MODE = 'stream.slow_mode';
/** The server's clock runs a little apart from this one. */
const SLACK_MS = 250;

interface Refusal {
  code: string;
  retryAfterMs?: number | undefined;
}

/** When a viewer may write next in a slow chat. Those whom the rules do not hold are never held back. */
export function useSlowMode(state: StreamChat | undefined) {
  const slowMs = state?.you.role === 'viewer' ? state.rules.slowSeconds * 1000 : 0;
  const nextAt = useRef<number | null>(null);
  const [until, setUntil] = useState<number | null>(null);
  const mayWriteAt = () => {
    if (slowMs === 0) return 0;
    const told = state?.you.nextAt ? Date.parse(state.you.nextAt) : 0;
    // Where this device's clock is behind, the server's moment would hold a message for as long as it is.
    nextAt.current ??= Math.min(told, Date.now() + slowMs);
    return nextAt.current;
  };
  return {
    /** Until when a message is held, in milliseconds since 1970; null: none is. At once where the chat is no longer slow. */
    heldUntil: until !== null && slowMs === 0 ? 0 : until,
    /** Whether it is too early now; then the message is held. */
    holds: (): boolean => {
      const at = mayWriteAt();
      const isEarly = at > Date.now();
      setUntil(isEarly ? at : null);
      return isEarly;
    },
    /** The server has not taken it: holds it where the chat is slow. */
    refused: ({ code, retryAfterMs = 1000 }: Refusal): void => {
      if (code !== SLOW_MODE) return;
      nextAt.current = Date.now() + retryAfterMs + SLACK_MS;
      setUntil(nextAt.current);
    },
    taken: (): void => {
      nextAt.current = Date.now() + slowMs + SLACK_MS;
    },
    release: (): void => setUntil(null),
  };
}
