import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { gathered } from '../../platform/database/gathered.ts';
import { hotStatement } from '../../platform/database/hot-statement.ts';
import { hot } from '../../platform/database/named-statements.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { isLiving } from '../../viewing/living-account.ts';
import type { SessionAccount, Sessions } from '../../viewing/session-account.ts';
import type { Role } from '../../platform/database/account-tables.ts';

const DAY_MS = 86_400_000;
/** Lifetime of a token (specification, section 9). Operators log in again every day, remembered or not. */
export const sessionLifetimeMs = (remember: boolean, role: Role): number =>
  (remember && role !== 'operator' ? 365 : 1) * DAY_MS;

/** How long an operator's proof is valid. */
export const PROOF_MINUTES = 10;

/** Starts a session and returns its token, which is stored as a hash only. */
export const createSession = async (
  db: Queryable,
  { userId, remember, userAgent }: { userId: string; remember: boolean; userAgent: string },
): Promise<string> => {
  const token = newToken();
  const { role } = await db.selectFrom('users').select('role').where('id', '=', userId).executeTakeFirstOrThrow();
  await db
    .insertInto('sessions')
    .values({
      id: newId(),
      user_id: userId,
      token_hash: hashToken(token),
      remember,
      user_agent: userAgent.slice(0, 300),
      expires_at: new Date(Date.now() + sessionLifetimeMs(remember, role)),
    })
    .execute();
  return token;
};

/** Resolution of a session's time of last use: at most one write a minute. */
const USE_NOTED_EVERY = '1 minute';

/** SQL: whether a session is valid. Older sessions of an account that became an operator are not. */
const holds = sql<boolean>`(sessions.expires_at > now()
  and (users.role <> 'operator' or sessions.created_at > now() - interval '1 day'))`;

const validSessions = (db: Queryable) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as sessionId', 'users.id', 'users.role', 'users.username', 'users.locale'])
    .select([
      sql<boolean>`sessions.last_used_at < now() - ${USE_NOTED_EVERY}::interval`.as('isUseDue'),
      sql<boolean>`users.two_step_enabled_at is not null`.as('hasSecondStep'),
      sql<boolean>`coalesce(sessions.proved_at > now() - make_interval(mins => ${sql.lit(PROOF_MINUTES)}), false)`.as(
        'isProven',
      ),
    ])
    .where(holds)
    .where(isLiving());

const selectSession = hotStatement(({ hash }: { hash: Buffer }, db) =>
  validSessions(db).where('sessions.token_hash', '=', hash).modifyFront(hot('session')),
);

const selectSessions = hotStatement(({ hashes }: { hashes: readonly Buffer[] }, db) =>
  validSessions(db)
    .select('sessions.token_hash')
    .where('sessions.token_hash', '=', sql<Buffer>`any(${hashes}::bytea[])`)
    .modifyFront(hot('sessions')),
);

/** The valid session of a token, or null. A deleted or suspended account has none. */
export const findSession = async (db: Queryable, token: string): Promise<SessionAccount | null> => {
  const [row] = await selectSession(db, { hash: hashToken(token) });
  if (!row) return null;
  const { isUseDue, ...account } = row;
  if (isUseDue) await noteUse(db, [account.sessionId]);
  return account;
};

/** {@link findSession} for many at once: all of a process' sockets ask when another one ends. */
const findSessionTogether = gathered(
  async (db, tokens: readonly string[]): Promise<ReadonlyArray<SessionAccount | null>> => {
    const hashes = tokens.map(hashToken);
    const accounts = new Map<string, SessionAccount>();
    const used: string[] = [];
    for (const { isUseDue, token_hash, ...account } of await selectSessions(db, { hashes })) {
      accounts.set(token_hash.toString('base64'), account);
      if (isUseDue) used.push(account.sessionId);
    }
    if (used.length > 0) await noteUse(db, used);
    return hashes.map((hash) => accounts.get(hash.toString('base64')) ?? null);
  },
);

/** The account of a session that is still valid. It counts as no use of it, and carries no proof of its owner. */
const findAccountOf = async (db: Queryable, sessionId: string): Promise<SessionAccount | null> => {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as sessionId', 'users.id', 'users.role', 'users.username', 'users.locale'])
    .select(sql<boolean>`users.two_step_enabled_at is not null`.as('hasSecondStep'))
    .where('sessions.id', '=', sessionId)
    .where(holds)
    .where(isLiving())
    .executeTakeFirst();
  return row ? { ...row, isProven: false } : null;
};

/** Of concurrent requests one writes. In one order, for two processes that note the same ones. */
const noteUse = async (db: Queryable, sessionIds: readonly string[]): Promise<void> => {
  await sql`
    with due as (select id from sessions
      where id = any(${sessionIds}::uuid[]) and last_used_at < now() - ${USE_NOTED_EVERY}::interval
      order by id for no key update)
    update sessions set last_used_at = now() from due where sessions.id = due.id`.execute(db);
};

/** The still valid ones among some sessions. */
const listLivingSessions = async (db: Queryable, sessionIds: readonly string[]): Promise<ReadonlySet<string>> => {
  if (sessionIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.id', 'in', sessionIds)
    .where(holds)
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/** Ends some or all sessions of an account; returns the ids of those that ended. */
export const deleteSessions = async (
  db: Queryable,
  userId: string,
  { only, except }: { only?: string; except?: string } = {},
): Promise<string[]> => {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .returning('id')
    .execute();
  return ended.map(({ id }) => id);
};

export const createSessions = (db: Db): Sessions => ({
  find: (token) => findSession(db, token),
  findTogether: (token) => findSessionTogether(db, token),
  accountOf: (sessionId) => findAccountOf(db, sessionId),
  living: (sessionIds) => listLivingSessions(db, sessionIds),
});

/**
 * Stores that the owner of a session's account was asked for the password or a code again (`confirmed`), or gave an
 * operator's proof (`proved`).
 */
export const noteOwner = async (db: Queryable, sessionId: string, how: 'confirmed' | 'proved'): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ [`${how}_at`]: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute();
};
