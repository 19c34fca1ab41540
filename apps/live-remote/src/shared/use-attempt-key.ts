import { useRef } from 'react';
import { newIdempotencyKey } from '@barg/api-client/http';

/**
 * The idempotency key of a message: the same each time the same words are tried, so that one whose answer was lost is not
 * written twice, and another once it was sent.
 */
export function useAttemptKey(): { keyOf: (words: string) => string; sent: () => void } {
  const tried = useRef<{ words: string; key: string } | null>(null);
  return {
    keyOf: (words) => {
      if (tried.current?.words !== words) tried.current = { words, key: newIdempotencyKey() };
      return tried.current.key;
    },
    sent: () => {
      tried.current = null;
    },
  };
}
