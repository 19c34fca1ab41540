import type { Context } from '../../context.ts';
import type { Account } from '../../viewing/caller.ts';
import { IncorrectCredentialsError } from '../accounts/accounts.errors.ts';
import { askPassword, assertConfirmed } from '../accounts/confirmation.ts';
import { deleteChallenges } from '../two-step/challenges.ts';
import { voidEntranceLetters } from '../accounts/account-tokens.ts';
import { replacePassword, storedPasswordOf } from '../accounts/credentials.ts';
import { endSessions } from '../accounts/end-sessions.ts';
import { notifyOwner } from '../accounts/notify-owner.ts';

/**
 * Replaces the password after checking the current one, and ends every other session. An account that came from
 * another site has none to check, and sets its first after a recent login.
 * @throws IncorrectCredentialsError, ConfirmationRequiredError, TooManyRequestsError
 */
export const changePassword = async (
  context: Context,
  account: Account,
  { password, source }: { password: string; source?: string | undefined },
): Promise<void> => {
  const row = await context.db
    .selectFrom('users')
    .select(['email', 'username', 'password_hash', 'password_salt'])
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  if (row.password_hash === null) await assertConfirmed(context.db, account);
  else await askPassword(context.db, account, source ?? '');
  const stored = await storedPasswordOf(context, password, row, row);
  await context.work(async (unit) => {
    // Of two that know it one replaces it: whoever was logged out by that must not take the account back.
    const isReplaced = await replacePassword(unit.db, { userId: account.id, checked: row.password_hash }, stored);
    if (!isReplaced) throw new IncorrectCredentialsError();
    await voidEntranceLetters(unit.db, account.id);
    await deleteChallenges(unit.db, account.id);
    await endSessions(unit, { userId: account.id, reason: 'password-changed', except: account.sessionId });
    await notifyOwner(context, unit, account.id, (data) => ({ template: 'password-changed', data }));
  });
};

/** Ends the request's session and its sockets. */
export const logout = (context: Context, { id: userId, sessionId }: Account): Promise<void> =>
  context.work(async (unit) => {
    await endSessions(unit, { userId, reason: 'revoked', only: sessionId, keepsDevice: true });
  });
