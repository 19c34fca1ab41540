import type { Context } from '../../context.ts';
import { siteUrl } from '../../platform/site-url.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { queueMail } from '../mails/queue-mail.ts';
import {
  createAccountToken,
  isConfirmed,
  LinkInvalidError,
  spendAccountToken,
  type ProvenMailbox,
} from './account-tokens.ts';
import { markEmailVerified } from './accounts.repository.ts';
import { mayWriteTo } from './letters.ts';

const LIFETIME_MS = 24 * 60 * 60_000;

export interface UnverifiedAccount {
  id: string;
  name: string;
  /** The address to confirm: the account's present one. */
  email: string;
  locale: string | null;
}

/** Sends the letter that confirms an account's address; earlier ones become void. */
export const sendVerification = async (
  { config }: Pick<Context, 'config'>,
  unit: UnitOfWork,
  { id, name, email, locale }: UnverifiedAccount,
): Promise<void> => {
  const token = await createAccountToken(unit.db, {
    userId: id,
    purpose: 'email-verification',
    lifetimeMs: LIFETIME_MS,
    email,
  });
  const url = siteUrl(config, '/auth/verify-email', { token });
  await queueMail(unit, { to: email, userId: id, locale, template: 'email-verification', data: { name, url } });
};

/** Sends the letter of an account that was just made, unless its mailbox has had enough: it can be asked for later. */
export const sendFirstVerification = async (
  context: Pick<Context, 'config'>,
  unit: UnitOfWork,
  account: UnverifiedAccount,
): Promise<void> => {
  if (await mayWriteTo(unit.db, account.email)) await sendVerification(context, unit, account);
};

/** The mailbox of a letter that is answered now; null when it was answered before, and is confirmed. */
const answer = async (db: Queryable, token: string): Promise<ProvenMailbox | null> => {
  try {
    return await spendAccountToken(db, 'email-verification', token);
  } catch (error) {
    if (error instanceof LinkInvalidError && (await isConfirmed(db, token))) return null;
    throw error;
  }
};

/**
 * Confirms the address that a letter was sent to. Once it is confirmed the same letter confirms it again: mailboxes open
 * links before their owners do, who would read that theirs no longer works.
 * @throws LinkInvalidError
 */
export const verifyEmail = ({ work }: Pick<Context, 'work'>, token: string): Promise<void> =>
  work(async (unit) => {
    const mailbox = await answer(unit.db, token);
    if (mailbox) await markEmailVerified(unit, mailbox);
  });
