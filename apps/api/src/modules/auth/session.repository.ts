import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

export type Role = 'user' | 'performer' | 'operator';

/** The account behind a token, as every request carries it. */
export interface SessionAccount {
  id: string;
  sessionId: string;
  role: Role;
  username: string | null;
  locale: string | null;
}

const DAY_MS = 86_400_000;
/** Lifetimes of a token (specification, section 9). */
export const sessionLifetimeMs = (remember: boolean): number => (remember ? 365 : 1) * DAY_MS;

/** Starts a session and answers its token, which is not stored and cannot be read again. */
export const createSession = async (
  db: Queryable,
  { userId, remember, userAgent }: { userId: string; remember: boolean; userAgent: string },
): Promise<string> => {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      id: newId(),
      user_id: userId,
      token_hash: hashToken(token),
      remember,
      user_agent: userAgent.slice(0, 300),
      expires_at: new Date(Date.now() + sessionLifetimeMs(remember)),
    })
    .execute();
  return token;
};

/** The living session of a token, or null. A deleted account has none. */
export const findSession = async (db: Queryable, token: string): Promise<SessionAccount | null> => {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as sessionId', 'users.id', 'users.role', 'users.username', 'users.locale'])
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
};

/** Those of some sessions that still hold. */
export const listLivingSessions = async (
  db: Queryable,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (sessionIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', 'in', sessionIds)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
  return new Set(rows.map(({ id }) => id));
};

export const deleteSession = async (db: Queryable, sessionId: string): Promise<void> => {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
};

/** Ends every session of an account but one; answers the ids of those that ended. */
export const deleteOtherSessions = async (db: Queryable, userId: string, keepSessionId: string): Promise<string[]> => {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', keepSessionId)
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
};
