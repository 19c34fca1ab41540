import { sql } from 'kysely';
import { defineError } from '../../errors/app-error.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { byAccount, countAttempt, QUARTER_HOUR_MS } from './attempts.ts';
import { assertPassword } from './own-password.ts';

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

/** Checks the account's password again. @throws IncorrectCredentialsError, TooManyRequestsError */
export const askPassword = async (db: Queryable, account: Account, password: string): Promise<void> => {
  await countAttempt(db, byAccount('confirm', account.id, GUESSES));
  await assertPassword(db, account.id, password);
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
