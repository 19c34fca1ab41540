import type { Queryable } from '../../platform/unit-of-work.ts';
import { byAccount, LETTERS, noteAttempt, type AttemptLimit } from './attempts.ts';

/**
 * Letters that are asked for by a name as typed, in whichever way. Whoever asks is told of this limit, so it counts
 * nothing but what was typed: whether the name has an account, and who else asks for its letters, must not show.
 */
export const lettersFor = (name: string): AttemptLimit => byAccount('letters', name, LETTERS);

/** Letters to one mailbox, in whichever way and by whichever name they are asked for. */
export const lettersTo = (mailbox: string): AttemptLimit => byAccount('letters-to', mailbox, LETTERS);

/**
 * Counts a letter to a mailbox; false when it has had enough, and gets none. Guests are not told: a limit that letters
 * by username have used up would say whose the username is.
 */
export const mayWriteTo = async (db: Queryable, mailbox: string): Promise<boolean> => {
  const { count } = await noteAttempt(db, lettersTo(mailbox));
  return count <= LETTERS.max;
};

/**
 * Counts a notice to an unconfirmed address, which may be a stranger's; false when it has had enough. Notices have a
 * limit of their own, so that letters which anybody can ask for do not keep one from its reader.
 */
export const mayNotify = async (db: Queryable, mailbox: string): Promise<boolean> => {
  const { count } = await noteAttempt(db, byAccount('notices-to', mailbox, LETTERS));
  return count <= LETTERS.max;
};
