import { useRef } from 'react';
import { newIdempotencyKey } from '@barg/api-client/http';

/**
 * Sends with one key for all attempts at the same save, so that a lost answer never does it twice; a changed one is
 * another, and so is the same one after it was answered: meanwhile it may have been changed elsewhere.
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
