import { useRef } from 'react';
import { newIdempotencyKey } from '@barg/api-client/http';
import { accountHere, toQueryError } from '@barg/session';

interface Attempt {
  fingerprint: string;
  key: string;
  /** What was made for it; undefined while nothing was. */
  made?: { value: unknown };
}

const none = (): Attempt => ({ fingerprint: '', key: '' });

/** The attempts of drafts that have had no answer yet, by account and place. */
const attempts = new Map<string, { current: Attempt }>();

const attemptAt = (place: string): { current: Attempt } => {
  const id = `${accountHere()} ${place}`;
  const attempt = attempts.get(id) ?? { current: none() };
  attempts.set(id, attempt);
  return attempt;
};

/** An answer that nothing was done: what was made for the attempt may be the reason. */
const isRefused = (failure: unknown): boolean => {
  const { statusCode } = toQueryError(failure);
  return statusCode >= 400 && statusCode < 500;
};

/**
 * Calls `send` with an idempotency key that stays the same while the same body is retried, so that a lost answer never
 * saves twice. Another body has a new key, and so has the same one after an answer: the item may have been changed
 * elsewhere since.
 *
 * The server takes a key for one request alone. What `send` makes for it first, as files of the vault's items, it makes
 * by `once`, which gives the same again while no answer has come.
 *
 * @param place of the draft that is sent, where one is kept: what was sent from it has the same key although the page
 * was left meanwhile, and the restored words are sent again from another field
 */
export const useAttemptKey = (place?: string) => {
  const own = useRef(none());
  return async <T>(
    body: object,
    send: (key: string, once: <Made>(make: () => Promise<Made>) => Promise<Made>) => Promise<T>,
  ): Promise<T> => {
    const attempt = place === undefined ? own : attemptAt(place);
    const fingerprint = JSON.stringify(body);
    if (attempt.current.fingerprint !== fingerprint) attempt.current = { fingerprint, key: newIdempotencyKey() };
    const { current } = attempt;
    const once = async <Made>(make: () => Promise<Made>): Promise<Made> => {
      current.made ??= { value: await make() };
      return current.made.value as Made;
    };
    try {
      const answer = await send(current.key, once);
      if (attempt.current === current) attempt.current = none();
      return answer;
    } catch (failure) {
      if (isRefused(failure)) delete current.made;
      throw failure;
    }
  };
};
