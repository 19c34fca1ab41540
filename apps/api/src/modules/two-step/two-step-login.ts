import type { Context } from '../../context.ts';
import { forgetAttempts } from '../accounts/attempts.ts';
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
}

/**
 * Logs in an account whose credentials were checked, by password or provider. Every session begins here, so that none
 * avoids the second step or a suspension.
 * @throws SuspendedError, EmailNotVerifiedError
 */
export const enterAccount = async (
  { db }: Context,
  { userId, remember, userAgent }: ProvenAccount,
): Promise<LoginResult> => {
  await assertEmailVerified(db, userId);
  const { two_step_enabled_at } = await db
    .selectFrom('users')
    .select('two_step_enabled_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (two_step_enabled_at)
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
