import type { Context } from '../../context.ts';
import { siteUrl } from '../../platform/site-url.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { byAccount, countAttempt, LETTERS } from './attempts.ts';
import { assertConfirmed } from './confirmation.ts';
import { sendVerification, type UnverifiedAccount } from './email-verification.ts';
import { lettersTo, mayNotify } from './letters.ts';

/**
 * Counts that an account asks for another address: each change writes to whatever mailbox it names. To be called before
 * the unit that makes the change, or a failed one would not be counted. The present address changes nothing.
 * @throws ConfirmationRequiredError, TooManyRequestsError
 */
export const countEmailChange = async (db: Queryable, account: Account, email: string | undefined): Promise<void> => {
  if (email === undefined) return;
  const { email: present } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  if (email === present) return;
  await assertConfirmed(db, account);
  await countAttempt(db, byAccount('change-email', account.id, LETTERS));
};

/** Writes to the former address of an account, so that its owner learns of a change by somebody else. */
const tellFormerAddress = async (
  { config }: Pick<Context, 'config'>,
  unit: UnitOfWork,
  { id, name, email, locale }: UnverifiedAccount,
  former: string,
): Promise<void> => {
  const data = { name, newEmail: email, url: siteUrl(config, '/contact') };
  await queueMail(unit, { to: former, userId: id, locale, template: 'email-changed', data });
};

/**
 * To be called in the unit that changes an account's address, once the new one is stored, so that a taken one is refused
 * for that and not for its letters: the new one is unconfirmed until its letter is answered, letters to the former one
 * become void, and the former one is told.
 * @throws TooManyRequestsError when the new mailbox has had enough letters
 */
export const requestEmailChange = async (
  context: Pick<Context, 'config'>,
  unit: UnitOfWork,
  account: UnverifiedAccount,
  former: string | null,
): Promise<void> => {
  await countAttempt(unit.db, lettersTo(account.email));
  const users = unit.db.selectFrom('users').where('id', '=', account.id);
  const { email_verified_at } = await users.select('email_verified_at').executeTakeFirstOrThrow();
  await unit.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', account.id).execute();
  await sendVerification(context, unit, account);
  if (former === null) return;
  if (email_verified_at !== null || (await mayNotify(unit.db, former)))
    await tellFormerAddress(context, unit, account, former);
};
