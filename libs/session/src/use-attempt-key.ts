import { useRef } from 'react';
import { newIdempotencyKey } from '@barg/api-client/http';
import { toQueryError } from '@barg/session';
import { attemptsAt, attemptsIn, type Attempt } from './storage/attempt-store.ts';
import { fingerprintOf } from './storage/fingerprint.ts';

const newAttempt = (fingerprint: string): Attempt => ({ fingerprint, key: newIdempotencyKey(), at: Date.now() });

/** An answer that nothing was done: what was made for the attempt may be the reason. */
const isRefused = (failure: unknown): boolean => {
  const { statusCode } = toQueryError(failure);
  return statusCode >= 400 && statusCode < 500;
};

/** The server has done another request of this key, as one that an older page put together: it will never take this. */
const isKeySpent = (failure: unknown): boolean => toQueryError(failure).code === 'idempotency.key_reused';

/**
 * Calls `send` with an idempotency key that stays the same while the same body is retried, so that a lost answer never
 * saves twice. Another body has a new key, and so has the same one after an answer: the item may have been changed
 * elsewhere since.
 *
 * The server takes a key for one request alone. What `send` makes for it first, as files of the vault's items, it makes
 * by `once`, which gives the same again while no answer has come. It is kept as JSON.
 *
 * @param place of the draft that is sent, where one is kept: what was sent from it has the same key although the page
 * was left or loaded anew meanwhile, and the restored words are sent again from another field. It ends with the draft:
 * the same words that somebody writes after she has discarded them are meant anew.
 */
export const useAttemptKey = (place?: string) => {
  const own = useRef<Attempt | undefined>(undefined);
  return async <T>(
    body: object,
    send: (key: string, once: <Made>(make: () => Promise<Made>) => Promise<Made>) => Promise<T>,
  ): Promise<T> => {
    const kept = place === undefined ? attemptsIn(own) : attemptsAt(place);
    const fingerprint = fingerprintOf(JSON.stringify(body));
    const before = kept.read();
    const current = before?.fingerprint === fingerprint ? before : newAttempt(fingerprint);
    /** Not where another body is being sent from there by now, or another account is here. */
    const keep = (attempt: Attempt | undefined): void => {
      if (kept.read()?.key === current.key) kept.write(attempt);
    };
    const once = async <Made>(make: () => Promise<Made>): Promise<Made> => {
      if (!current.made) {
        current.made = { value: await make() };
        keep(current);
      }
      return current.made.value as Made;
    };
    kept.write(current);
    try {
      const answer = await send(current.key, once);
      keep(undefined);
      return answer;
    } catch (failure) {
      if (isRefused(failure)) delete current.made;
      keep(isKeySpent(failure) ? undefined : current);
      throw failure;
    }
  };
};
