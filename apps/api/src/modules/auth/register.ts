import type { Context } from '../../context.ts';
import { newId } from '../../platform/ids.ts';
import { siteUrl } from '../../platform/site-url.ts';
import { isUniqueViolation } from '../../shared/database-errors.ts';
import { toSearchText } from '../../shared/search-text.ts';
import { insertAccount } from '../accounts/accounts.repository.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { readSettings } from '../settings/settings.service.ts';
import { toTakenError, UsernameReservedError } from '../accounts/accounts.errors.ts';
import { storedPasswordOf } from '../accounts/credentials.ts';
import { sendFirstVerification } from '../accounts/email-verification.ts';
import { mayWriteTo } from '../accounts/letters.ts';
import { isReservedUsername } from '../accounts/reserved-usernames.ts';
import { createSession } from '../accounts/session.repository.ts';
import { claimUsername, holdUsername } from '../accounts/usernames.ts';

export interface Registration {
  name: string;
  username: string;
  email: string;
  password: string;
  /** The code of the member who referred this person; an unknown one is ignored. */
  referralCode?: string | undefined;
}

/** A token, or that the address must be confirmed first (setting requireEmailVerification). */
export type RegistrationOutcome = { token: string } | { verificationRequired: true };

/** Creates a fan's account, and the letter that confirms its address. */
export const createUser = async (context: Context, registration: Registration, locale: string): Promise<string> => {
  const { name, username, email, password, referralCode } = registration;
  if (await isReservedUsername(context.db, username)) throw new UsernameReservedError();
  const id = newId();
  const stored = await storedPasswordOf(context, password, { email, username });
  const search_text = toSearchText(name, username);
  await context.work(async (unit) => {
    await claimUsername(unit.db, username, null);
    await insertAccount(unit.db, { id, role: 'user', name, username, email, search_text, locale, ...stored });
    await unit.callHook('onRegistered', { userId: id, role: 'user', referralCode });
    await sendFirstVerification(context, unit, { id, name, email, locale });
  });
  return id;
};

/**
 * Does what a registration with a new address does for others to see: the username is taken, and a letter goes to the
 * address. It tells the owner that somebody tried to register with it. @throws UsernameTakenError
 */
const answerTakenAddress = (
  { work, config }: Context,
  { username, email }: NewAccount,
  locale: string,
): Promise<void> =>
  work(async (unit) => {
    await holdUsername(unit.db, { username, email });
    if (!(await mayWriteTo(unit.db, email))) return;
    const url = siteUrl(config, '/auth/login');
    await queueMail(unit, { to: email, locale, template: 'already-registered', data: { url } });
  });

interface NewAccount {
  username: string;
  email: string;
  /** Makes the account; answers its id. */
  create: () => Promise<string>;
}

interface RegistrationRequest {
  userAgent: string;
  locale: string;
}

/**
 * Makes an account and starts a session. With requireEmailVerification an address that is taken gets the same answers as
 * a new one, also to the calls after it, so that they do not tell which addresses have accounts.
 */
export const enterNewAccount = async (
  context: Context,
  account: NewAccount,
  { userAgent, locale }: RegistrationRequest,
): Promise<RegistrationOutcome> => {
  const { requireEmailVerification } = await readSettings(context.db);
  try {
    const userId = await account.create();
    if (requireEmailVerification) return { verificationRequired: true };
    return { token: await createSession(context.db, { userId, remember: false, userAgent }) };
  } catch (error) {
    if (!requireEmailVerification || !isUniqueViolation(error, 'users_email_key')) throw toTakenError(error);
    await answerTakenAddress(context, account, locale);
    return { verificationRequired: true };
  }
};

/** Registers a fan, see {@link enterNewAccount}. */
export const registerUser = (
  context: Context,
  registration: Registration,
  request: RegistrationRequest,
): Promise<RegistrationOutcome> => {
  const create = () => createUser(context, registration, request.locale);
  return enterNewAccount(context, { ...registration, create }, request);
};
