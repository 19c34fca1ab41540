import type { Context } from '../../context.ts';
import { siteUrl } from '../../platform/site-url.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { markEmailVerified } from '../accounts/accounts.repository.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { enterAccount, type LoginResult } from '../two-step/two-step-login.ts';
import {
  createAccountToken,
  findTokenAccount,
  LinkInvalidError,
  spendAccountToken,
} from '../accounts/account-tokens.ts';
import { maskedEmail } from '../accounts/masked-email.ts';

/** Time to open one's mail; an older letter must not give access to the account. */
const LIFETIME_MS = 15 * 60_000;

interface EnteringAccount {
  id: string;
  name: string;
  email: string;
  locale: string | null;
}

/**
 * Sends a link that logs in without a password: valid once, for a quarter of an hour; earlier ones become void.
 *
 * @param bindingHash of the secret of the browser that asked for it
 */
export const sendLoginLink = async (
  { config }: Pick<Context, 'config'>,
  unit: UnitOfWork,
  { id, name, email, locale }: EnteringAccount,
  bindingHash: Buffer,
): Promise<void> => {
  const code = await createAccountToken(unit.db, {
    userId: id,
    purpose: 'login',
    lifetimeMs: LIFETIME_MS,
    email,
    bindingHash,
  });
  const url = siteUrl(config, '/auth/token', { code });
  await queueMail(unit, { to: email, userId: id, locale, template: 'login-link', data: { name, url } });
};

/** The masked address of the account that a letter's code logs in to, without using it up. @throws LinkInvalidError */
export const previewLoginCode = async ({ db }: Context, code: string): Promise<{ email: string }> => {
  const account = await findTokenAccount(db, 'login', code);
  if (!account?.email) throw new LinkInvalidError();
  return { email: maskedEmail(account.email) };
};

/** Where a code is used: in the browser that asked for it, or in another one whose visitor has agreed. */
export type LoginCode = { code: string } & ({ binding: string } | { isConfirmed: true });

/**
 * Exchanges the code of a letter for a session, in one unit: a change that voids letters comes before both or after. The
 * code proves the mailbox, so the address counts as confirmed.
 * @throws LinkInvalidError, and the errors for accounts that may not log in
 */
export const loginWithCode = async (
  context: Context,
  { code, ...entering }: LoginCode & { remember: boolean; userAgent: string },
): Promise<LoginResult> => {
  const { remember, userAgent } = entering;
  const binding = 'binding' in entering ? entering.binding : undefined;
  return context.work(async (unit) => {
    const mailbox = await spendAccountToken(unit.db, 'login', code, binding);
    await markEmailVerified(unit, mailbox);
    const entered = await enterAccount(unit.db, { userId: mailbox.userId, remember, userAgent });
    if (!entered) throw new LinkInvalidError();
    return entered;
  });
};
