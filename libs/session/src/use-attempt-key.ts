import { useRef } from 'react';
import { newIdempotencyKey } from '@barg/api-client/http';
import { toQueryError } from '@barg/session';
import { attemptsAt, attemptsIn, type Attempt, type AttemptStore } from './storage/attempt-store.ts';
import { fingerprintOf } from './storage/fingerprint.ts';

/**
 * Whether the server has done a request of this key that it takes for another one, as one that an older page put
 * together. It has most likely done what is being sent, so only other words, or a draft begun anew, have another key.
 */
export const isKeyTaken = (failure: unknown): boolean => toQueryError(failure).code === 'idempotency.key_reused';

const newAttempt = (fingerprint: string): Attempt => ({ fingerprint, key: newIdempotencyKey(), at: Date.now() });

/** Refusals before anybody has looked at what was sent: of who sends it, when, or how often. */
const UNREAD: readonly number[] = [401, 403, 408, 425, 429];

/** An answer that nothing was done: what was made for the attempt may be the reason. */
const isRefused = (failure: unknown): boolean => {
  const { statusCode } = toQueryError(failure);
  return statusCode >= 400 && statusCode < 500 && !UNREAD.includes(statusCode) && !isKeyTaken(failure);
};

/** What was done for this key is gone by now, as an address that was deleted: who sends it again means it anew. */
const isResultGone = (failure: unknown): boolean => toQueryError(failure).code === 'idempotency.result_gone';

type Send<T> = (key: string, once: <Made>(make: () => Promise<Made>) => Promise<Made>) => Promise<T>;

const sendAs = async <T>(current: Attempt, kept: AttemptStore, send: Send<T>): Promise<T> => {
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
    keep(current);
    throw failure;
  }
};

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
  return async <T>(body: object, send: Send<T>): Promise<T> => {
    const kept = place === undefined ? attemptsIn(own) : attemptsAt(place);
    const fingerprint = fingerprintOf(JSON.stringify(body));
    const before = kept.read();
    if (before?.fingerprint !== fingerprint) return sendAs(newAttempt(fingerprint), kept, send);
    try {
      return await sendAs(before, kept, send);
    } catch (failure) {
      const isStillHere = kept.read()?.key === before.key;
      if (!isResultGone(failure) || !isStillHere) throw failure;
      return sendAs(newAttempt(fingerprint), kept, send);
    }
  };
};
