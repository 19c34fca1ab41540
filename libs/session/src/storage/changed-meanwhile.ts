import { toQueryError } from '@barg/session';
import { isSame } from './form-values.ts';

/** The code of the API's refusal: what a change would replace is not what its writer had read. */
const CHANGED = 'content.changed_meanwhile';

export const isChangedMeanwhile = (failure: unknown): boolean => toQueryError(failure).code === CHANGED;

/** Whether a failure leaves open what the server has done: it has not answered, or has failed itself. */
export const isUnanswered = (failure: unknown): boolean => {
  const { statusCode } = toQueryError(failure);
  return statusCode === 0 || statusCode >= 500;
};

/** So often is put together anew what others write meanwhile. */
const MOST_TRIES = 3;

/**
 * Writes what the API takes whole and what is put together with what stands there, as a list. `write` is told what was
 * just read, for the API to compare (`basedOn`): what somebody writes between the two is not taken back, it is put
 * together anew. A refusal for something else, as of a field beside it, is thrown.
 */
export const writeOnto = async <Now, Saved>(
  read: () => Promise<Now>,
  write: (now: Now) => Promise<Saved>,
): Promise<Saved> => {
  const attempt = async (now: Now, triesLeft: number): Promise<Saved> => {
    try {
      return await write(now);
    } catch (failure) {
      if (!isChangedMeanwhile(failure) || triesLeft === 0) throw failure;
      const since = await read();
      if (isSame(now, since)) throw failure;
      return attempt(since, triesLeft - 1);
    }
  };
  return attempt(await read(), MOST_TRIES - 1);
};

/** The fields that change, as they were read. */
export const pickFields = <Body extends object>(read: Body, changes: object): Partial<Body> =>
  Object.fromEntries(Object.entries(read).filter(([name]) => name in changes)) as Partial<Body>;

interface Refused<Body> {
  changes: Partial<Body>;
  /** What the writer had read of them. */
  basedOn: Partial<Body>;
  /** What stands there by now. */
  now: Body;
  /** What was sent before, and perhaps done. */
  unanswered: Partial<Body>;
}

/**
 * What was changed elsewhere of the fields that change, by what it is now: what is to be written already, or was by this
 * page whose answer was lost, is nobody else's.
 */
export const changedElsewhere = <Body extends object>(refused: Refused<Body>): Partial<Body> => {
  const { changes, basedOn, now, unanswered } = refused;
  const isOf = (name: keyof Body, known: Partial<Body>): boolean => isSame(now[name] ?? null, known[name] ?? null);
  const isElsewhere = (name: keyof Body): boolean =>
    !isOf(name, basedOn) && !isOf(name, changes) && !(name in unanswered && isOf(name, unanswered));
  const names = Object.keys(changes).filter((name) => isElsewhere(name as keyof Body));
  return Object.fromEntries(names.map((name) => [name, now[name as keyof Body]])) as Partial<Body>;
};
