import { useRef } from 'react';
import { newIdempotencyKey } from '@barg/api-client/http';

/**
 * Calls `send` with an idempotency key that stays the same while the same body is retried, so that a lost answer never
 * saves twice. Another body has a new key, and so has the same one after an answer: the item may have been changed
 * elsewhere since.
 */
export const useAttemptKey = () => {
  const attempt = useRef({ fingerprint: '', key: '' });
  return async <T>(body: object, send: (key: string) => Promise<T>): Promise<T> => {
    const fingerprint = JSON.stringify(body);
    if (attempt.current.fingerprint !== fingerprint) attempt.current = { fingerprint, key: newIdempotencyKey() };
    const answer = await send(attempt.current.key);
    attempt.current = { fingerprint: '', key: '' };
    return answer;
  };
};
