import type { Context } from '../../context.ts';
import type { Transaction } from '../../platform/database/tables.ts';
import { forgetAttempts } from '../accounts/attempts.ts';
import type { PasswordRow } from '../accounts/credentials.ts';
import { assertEmailVerified } from '../accounts/email-verified.ts';
import { createSession } from '../accounts/session.repository.ts';
import { assertNotSuspended } from '../accounts/suspension.ts';
import { notifyOwner } from '../accounts/notify-owner.ts';
import { spendCode } from './authenticator.ts';
import { attemptChallenge, createChallenge, spendChallenge } from './challenges.ts';
import { countRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts';
import { ChallengeExpiredError, WrongCodeError, WrongRecoveryCodeError } from './two-step.errors.ts';
import type { SecondStep } from './two-step.schema.ts';
import { attemptsKey, countCodeAttempt } from './proof.ts';

/** The answer to a login: the token, or a challenge when the account has a second step. */
export type LoginResult = { token: string } | { twoFactorRequired: true; challenge: string };

export interface ProvenAccount {
  userId: string;
  remember: boolean;
  userAgent: string;
  /** Whether a password that was checked is the account's still. Absent where another proof was given. */
  fits?: (password: PasswordRow) => Promise<boolean>;
}

/**
 * The living account of a login, held until its session is there: what ends sessions (another password, the second step
 * turned on, a suspension) changes the account first, and so comes either before this or finds the session.
 */
const holdEntering = (db: Transaction, userId: string) =>
  db
    .selectFrom('users')
    .select(['two_step_enabled_at', 'password_hash', 'password_scheme', 'password_salt'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();

/**
 * Logs in an account whose credentials were checked, by password or provider. Every session begins here, so that none
 * avoids the second step or a suspension. Null when the account was deleted, or its password replaced, since the check.
 * @throws SuspendedError, EmailNotVerifiedError
 */
export const enterAccount = async (
  db: Transaction,
  { userId, remember, userAgent, fits }: ProvenAccount,
): Promise<LoginResult | null> => {
  const account = await holdEntering(db, userId);
  if (!account || (fits && !(await fits(account)))) return null;
  await assertEmailVerified(db, userId);
  if (account.two_step_enabled_at)
    return { twoFactorRequired: true, challenge: await createChallenge(db, { userId, remember }) };
  await assertNotSuspended(db, userId);
  return { token: await createSession(db, { userId, remember, userAgent }) };
};

/**
 * The second step: a code of the app, or a recovery code. Returns the session's token.
 * @throws ChallengeExpiredError, WrongCodeError, WrongRecoveryCodeError, SuspendedError, TooManyRequestsError
 */
export const finishLogin = async (context: Context, step: SecondStep & { userAgent: string }): Promise<string> => {
  const challenge = await attemptChallenge(context.db, step.challenge);
  if (!challenge) throw new ChallengeExpiredError();
  const { id, user_id: userId, remember } = challenge;
  await countCodeAttempt(context, userId);
  return context.work(async (unit) => {
    const { db } = unit;
    if (!(await holdEntering(db, userId))) throw new ChallengeExpiredError();
    if (step.recoveryCode !== undefined) {
      const isRight = await spendRecoveryCode(db, context.sealer, { userId, code: step.recoveryCode });
      if (!isRight) throw new WrongRecoveryCodeError();
      const left = await countRecoveryCodes(db, userId);
      await notifyOwner(context, unit, userId, (owner) => ({
        template: 'recovery-code-used',
        data: { ...owner, left },
      }));
    } else if (!(await spendCode(db, context.sealer, { userId, code: step.code ?? '' }))) throw new WrongCodeError();
    // Only now: who has one step alone must not learn why.
    await assertNotSuspended(db, userId);
    if (!(await spendChallenge(db, id))) throw new ChallengeExpiredError();
    await forgetAttempts(db, attemptsKey(userId));
    return createSession(db, { userId, remember, userAgent: step.userAgent });
  });
};
