import { sql } from 'kysely';
import { defineError } from '../../errors/app-error.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { IncorrectCredentialsError } from './accounts.errors.ts';
import { byAccount, countAttempt, forgiveAttempt, QUARTER_HOUR_MS } from './attempts.ts';
import { fitsPassword } from './credentials.ts';

/** How long a login, or the password asked again, counts as recent. */
export const RECENT_MINUTES = 15;

export class ConfirmationRequiredError extends defineError({
  code: 'account.confirmation_required',
  status: 403,
  messages: {
    'fa-IR': 'برای این کار گذرواژهٔ خود را دوباره وارد کنید، یا دوباره وارد شوید.',
    'en-US': 'Enter your password again for this, or log in again.',
    'ar-EG': 'أدخل كلمة المرور مرة أخرى لهذا الإجراء، أو سجّل الدخول من جديد.',
  },
}) {}

/** Guesses of one's own password within a quarter of an hour; the caller has a session already. */
const GUESSES = { max: 20, windowMs: QUARTER_HOUR_MS };

/**
 * Checks the password of the signed-in account again, before an action that somebody at an open tab must not take. The
 * one place where it is compared, so that all actions together leave as many guesses as one. Call it outside the
 * transaction of the action, or a wrong guess would not be counted.
 * @throws IncorrectCredentialsError when it is wrong or the account has none; TooManyRequestsError
 */
export const askPassword = async (db: Queryable, { id }: Pick<Account, 'id'>, password: string): Promise<void> => {
  const limit = byAccount('confirm', id, GUESSES);
  await countAttempt(db, limit);
  const account = await db
    .selectFrom('users')
    .select(['password_hash', 'password_scheme', 'password_salt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!(await fitsPassword(account, password))) throw new IncorrectCredentialsError();
  await forgiveAttempt(db, [limit]);
};

/** Whether the session began or was confirmed within the last minutes. */
export const isConfirmed = async (
  db: Queryable,
  { sessionId }: Account,
  minutes = RECENT_MINUTES,
): Promise<boolean> => {
  const recent = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('confirmed_at', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst();
  return recent !== undefined;
};

/** @throws ConfirmationRequiredError unless {@link isConfirmed} */
export const assertConfirmed = async (db: Queryable, account: Account, minutes?: number): Promise<void> => {
  if (!(await isConfirmed(db, account, minutes))) throw new ConfirmationRequiredError();
};
