// By the package's name: each remote has a copy of this module, and the page has one account.
import { accountHere } from '@barg/session';
import { keepAttempt, readAttempt, type DraftPlace } from './unsent-drafts.ts';

/** A request that has had no answer yet. */
export interface Attempt {
  /** The mark of its body. */
  fingerprint: string;
  /** Its idempotency key. */
  key: string;
  /** When the key was made, in milliseconds. */
  at: number;
  /** What was made for it; undefined while nothing was. */
  made?: { value: unknown };
}

/** Keeps one attempt. */
export interface AttemptStore {
  read(): Attempt | undefined;
  write(attempt: Attempt | undefined): void;
}

/** Less than the 48 hours for which the server remembers a key. */
const KEPT_MS = 44 * 60 * 60 * 1000;

/** Another version of the page may have written it. */
const asAttempt = (stored: unknown): Attempt | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { fingerprint, key, at } = stored as Partial<Record<keyof Attempt, unknown>>;
  const isOne = typeof fingerprint === 'string' && typeof key === 'string' && typeof at === 'number';
  return isOne && Date.now() - at < KEPT_MS ? (stored as Attempt) : undefined;
};

/** Attempts from places where no draft was kept as they began, or had no room, by account and place: as long as the page. */
const attempts = new Map<string, Attempt>();

/** The attempt of a place, for the account that is here now: beside its draft, or in the page where there is none. */
export const attemptsAt = (place: DraftPlace): AttemptStore => {
  const id = `${accountHere()} ${place}`;
  return {
    read: () => asAttempt(readAttempt(place)) ?? asAttempt(attempts.get(id)),
    write: (attempt) => {
      const isBesideDraft = keepAttempt(place, attempt);
      if (attempt && !isBesideDraft) attempts.set(id, attempt);
      else attempts.delete(id);
    },
  };
};

/** An attempt that one component alone has. */
export const attemptsIn = (held: { current: Attempt | undefined }): AttemptStore => ({
  read: () => asAttempt(held.current),
  write: (attempt) => {
    held.current = attempt;
  },
});
