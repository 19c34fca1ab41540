import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

const LIFETIME_MS = 5 * 60_000;
const MAX_ATTEMPTS = 5;

/** Stores that an account has passed the first step; returns a token for that, of which only a hash is stored. */
export const createChallenge = async (
  db: Queryable,
  { userId, remember }: { userId: string; remember: boolean },
): Promise<string> => {
  const challenge = newToken();
  await db
    .insertInto('login_challenges')
    .values({
      id: newId(),
      token_hash: hashToken(challenge),
      user_id: userId,
      remember,
      expires_at: new Date(Date.now() + LIFETIME_MS),
    })
    .execute();
  return challenge;
};

/**
 * Uses one of the five attempts of a challenge; undefined when none is left or there is no such challenge. Call it
 * outside the transaction of the attempt, which a wrong code rolls back.
 */
export const attemptChallenge = (db: Queryable, challenge: string) =>
  db
    .updateTable('login_challenges')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('token_hash', '=', hashToken(challenge))
    .where('expires_at', '>', new Date())
    .where('attempts', '<', MAX_ATTEMPTS)
    .returning(['id', 'user_id', 'remember'])
    .executeTakeFirst();

/** Uses a challenge up; false when a concurrent request did. */
export const spendChallenge = async (db: Queryable, id: string): Promise<boolean> => {
  const spent = await db.deleteFrom('login_challenges').where('id', '=', id).returning('id').executeTakeFirst();
  return spent !== undefined;
};

/** Voids an account's unfinished logins. */
export const deleteChallenges = async (db: Queryable, userId: string): Promise<void> => {
  await db.deleteFrom('login_challenges').where('user_id', '=', userId).execute();
};

/** Deletes expired challenges. */
export const forgetOldRows = async (db: Queryable): Promise<void> => {
  await db
    .deleteFrom('login_challenges')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
};
