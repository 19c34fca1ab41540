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
import { sendVerification } from '../accounts/email-verification.ts';
import { isReservedUsername } from '../accounts/reserved-usernames.ts';
import { createSession } from '../accounts/session.repository.ts';

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
    await insertAccount(unit.db, { id, role: 'user', name, username, email, search_text, locale, ...stored });
    await unit.callHook('onRegistered', { userId: id, role: 'user', referralCode });
    await sendVerification(context, unit, { id, name, email, locale });
  });
  return id;
};

/** Tells the owner of an address that somebody tried to register with it. */
const notifyOwner = ({ work, config }: Context, email: string, locale: string): Promise<void> =>
  work(async (unit) => {
    const url = siteUrl(config, '/auth/login');
    await queueMail(unit, { to: email, locale, template: 'already-registered', data: { url } });
  });

interface RegistrationRequest {
  userAgent: string;
  locale: string;
}

/**
 * Makes an account by `create`, which returns its id, and starts a session. With requireEmailVerification an address
 * that is taken gets the same answer as a new one, and its owner a letter, so that the answer does not tell which
 * addresses have accounts.
 */
export const enterNewAccount = async (
  context: Context,
  { email, create }: { email: string; create: () => Promise<string> },
  { userAgent, locale }: RegistrationRequest,
): Promise<RegistrationOutcome> => {
  const { requireEmailVerification } = await readSettings(context.db);
  try {
    const userId = await create();
    if (requireEmailVerification) return { verificationRequired: true };
    return { token: await createSession(context.db, { userId, remember: false, userAgent }) };
  } catch (error) {
    if (!requireEmailVerification || !isUniqueViolation(error, 'users_email_key')) throw toTakenError(error);
    await notifyOwner(context, email, locale);
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
  return enterNewAccount(context, { email: registration.email, create }, request);
};
