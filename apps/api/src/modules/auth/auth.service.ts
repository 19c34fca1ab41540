import type { Context } from '../../context.ts';
import { newId } from '../../platform/ids.ts';
import { hashPassword, spendPasswordTime, verifyPassword } from '../../platform/passwords.ts';
import { toSearchText } from '../../shared/search-text.ts';
import { newEvent, toSession } from '../../realtime/publisher.ts';
import { IncorrectCredentialsError, UsernameReservedError, toTakenError } from './auth.errors.ts';
import { isReservedUsername } from './reserved-usernames.ts';
import { createSession, deleteOtherSessions, deleteSession } from './session.repository.ts';
import type { Account } from '../../plugins/auth.ts';

export interface Registration {
  name: string;
  username: string;
  email: string;
  password: string;
}

/** Creates a fan's account and its empty wallet. */
export const registerUser = async (context: Context, registration: Registration): Promise<string> => {
  if (isReservedUsername(registration.username)) throw new UsernameReservedError();
  const id = newId();
  const passwordHash = await hashPassword(registration.password);
  try {
    await context.work(async ({ db }) => {
      await db
        .insertInto('users')
        .values({
          id,
          role: 'user',
          name: registration.name,
          username: registration.username,
          email: registration.email,
          password_hash: passwordHash,
          search_text: toSearchText(registration.name, registration.username),
        })
        .execute();
      await db.insertInto('ledger_accounts').values({ id: newId(), owner_id: id, kind: 'wallet' }).execute();
    });
  } catch (error) {
    throw toTakenError(error);
  }
  return id;
};

/**
 * Checks the credentials and starts a session. An unknown account takes as long as a wrong password,
 * and both give the same answer.
 */
export const login = async (
  context: Context,
  credentials: { username: string; password: string; remember: boolean; userAgent: string },
): Promise<string> => {
  const account = await context.db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where((where) =>
      where.or([where('username', '=', credentials.username), where('email', '=', credentials.username)]),
    )
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!account) {
    await spendPasswordTime(credentials.password);
    throw new IncorrectCredentialsError();
  }
  if (!(await verifyPassword(account.password_hash, credentials.password))) throw new IncorrectCredentialsError();
  return createSession(context.db, {
    userId: account.id,
    remember: credentials.remember,
    userAgent: credentials.userAgent,
  });
};

/** Replaces the password after checking the current one, and ends every other session. */
export const changePassword = async (
  context: Context,
  account: Account,
  { password, source }: { password: string; source: string },
): Promise<void> => {
  const { password_hash } = await context.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(password_hash, source))) throw new IncorrectCredentialsError();
  const replacement = await hashPassword(password);
  await context.work(async (unit) => {
    await unit.db.updateTable('users').set({ password_hash: replacement }).where('id', '=', account.id).execute();
    for (const sessionId of await deleteOtherSessions(unit.db, account.id, account.sessionId)) {
      unit.publish(toSession(sessionId), newEvent('session.ended', { reason: 'password-changed' }));
    }
  });
};

/** Ends the session of the request, and the sockets that were opened with it. */
export const logout = (context: Context, { sessionId }: Account): Promise<void> =>
  context.work(async (unit) => {
    await deleteSession(unit.db, sessionId);
    unit.publish(toSession(sessionId), newEvent('session.ended', { reason: 'revoked' }));
  });
