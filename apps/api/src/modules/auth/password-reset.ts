import type { Context } from '../../context.ts';
import { siteUrl } from '../../platform/site-url.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { markEmailVerified, updateAccount } from '../accounts/accounts.repository.ts';
import { queueMail } from '../mails/queue-mail.ts';
import {
  createAccountToken,
  findTokenAccount,
  LinkInvalidError,
  spendAccountToken,
  voidEntranceLetters,
} from '../accounts/account-tokens.ts';
import { storedPasswordOf } from '../accounts/credentials.ts';
import { deleteChallenges } from '../two-step/challenges.ts';
import { endSessions } from '../accounts/end-sessions.ts';
import { notifyOwner } from '../accounts/notify-owner.ts';

const LIFETIME_MS = 60 * 60_000;

interface ResettingAccount {
  id: string;
  name: string;
  email: string;
  locale: string | null;
}

/** Sends the letter that leads to a new password; earlier ones become void. */
export const sendPasswordReset = async (
  { config }: Pick<Context, 'config'>,
  unit: UnitOfWork,
  { id, name, email, locale }: ResettingAccount,
): Promise<void> => {
  const token = await createAccountToken(unit.db, {
    userId: id,
    purpose: 'password-reset',
    lifetimeMs: LIFETIME_MS,
    email,
  });
  const url = siteUrl(config, '/auth/reset-password', { token });
  await queueMail(unit, { to: email, userId: id, locale, template: 'password-reset', data: { name, url } });
};

/**
 * Sets the password of the account that the letter was sent to, and ends all its sessions. The letter proves the
 * mailbox, so the address counts as confirmed.
 * @throws LinkInvalidError
 */
export const resetPassword = async (
  context: Context,
  { token, password }: { token: string; password: string },
): Promise<void> => {
  const account = await findTokenAccount(context.db, 'password-reset', token);
  if (!account) throw new LinkInvalidError();
  const stored = await storedPasswordOf(context, password, account, account);
  await context.work(async (unit) => {
    const mailbox = await spendAccountToken(unit.db, 'password-reset', token);
    const { userId } = mailbox;
    await updateAccount(unit.db, userId, stored);
    await markEmailVerified(unit, mailbox);
    await voidEntranceLetters(unit.db, userId);
    await deleteChallenges(unit.db, userId);
    await endSessions(unit, { userId, reason: 'password-changed' });
    await notifyOwner(context, unit, userId, (data) => ({ template: 'password-changed', data }));
  });
};
