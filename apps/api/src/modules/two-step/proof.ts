import type { Context } from '../../context.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { countAttempt, forgetAttempts } from '../accounts/attempts.ts';
import { askPassword } from '../accounts/confirmation.ts';
import { notifyOwner } from '../accounts/notify-owner.ts';
import { spendCode } from './authenticator.ts';
import { countRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts';
import { CodeNeededError, TwoStepOffError, WrongCodeError, WrongRecoveryCodeError } from './two-step.errors.ts';
import type { Proof } from './two-step.schema.ts';

/** Guesses of an account's codes, on all routes together. */
const ATTEMPTS = { max: 10, windowMs: 15 * 60_000 };

export const attemptsKey = (userId: string): string => `two-step:${userId}`;

/** @throws TooManyRequestsError */
export const countCodeAttempt = ({ db }: Context, userId: string): Promise<void> =>
  countAttempt(db, { key: attemptsKey(userId), ...ATTEMPTS });

export const findAccount = (db: Queryable, userId: string) =>
  db
    .selectFrom('users')
    .select(['email', 'username', 'two_step_enabled_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/**
 * Checks the account's password or code, so that an open tab is not enough. An operator needs a code: a stolen password
 * must not replace the operator's second step.
 * @throws CodeNeededError, IncorrectCredentialsError, WrongCodeError, WrongRecoveryCodeError, TooManyRequestsError
 */
export const assertProof = async (context: Context, account: Account, proof: Proof): Promise<void> => {
  await countCodeAttempt(context, account.id);
  const { two_step_enabled_at } = await findAccount(context.db, account.id);
  if (!two_step_enabled_at) throw new TwoStepOffError();
  if (proof.password === undefined) await assertCode(context, account.id, proof);
  else if (account.role === 'operator') throw new CodeNeededError();
  else await askPassword(context.db, account, proof.password);
  await forgetAttempts(context.db, attemptsKey(account.id));
};

/** Checks a code of the app, or a recovery code, which is used up and reported to the owner as at a login. */
const assertCode = (
  context: Context,
  userId: string,
  { code = '', recoveryCode }: Pick<Proof, 'code' | 'recoveryCode'>,
): Promise<void> =>
  context.work(async (unit) => {
    if (recoveryCode === undefined) {
      if (!(await spendCode(unit.db, context.sealer, { userId, code }))) throw new WrongCodeError();
      return;
    }
    if (!(await spendRecoveryCode(unit.db, context.sealer, { userId, code: recoveryCode })))
      throw new WrongRecoveryCodeError();
    const left = await countRecoveryCodes(unit.db, userId);
    await notifyOwner(context, unit, userId, (owner) => ({ template: 'recovery-code-used', data: { ...owner, left } }));
  });
