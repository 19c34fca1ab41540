import type { Context } from '../../context.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Account } from '../../plugins/auth.ts';
import { countAttempt, forgetAttempts } from '../auth/attempts.ts';
import { assertPassword } from '../auth/own-password.ts';
import { spendCode } from './authenticator.ts';
import { TwoStepOffError, WrongCodeError } from './two-step.errors.ts';
import type { Proof } from './two-step.schema.ts';

/** Guesses that an account has at its codes, wherever they are asked for. */
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

/** The owner, not only someone at an open tab. @throws IncorrectCredentialsError, WrongCodeError, TooManyRequestsError */
export const assertProof = async (context: Context, account: Account, { password, code }: Proof): Promise<void> => {
  await countCodeAttempt(context, account.id);
  const { two_step_enabled_at } = await findAccount(context.db, account.id);
  if (!two_step_enabled_at) throw new TwoStepOffError();
  if (password !== undefined) await assertPassword(context.db, account.id, password);
  else if (!(await spendCode(context.db, context.sealer, { userId: account.id, code: code ?? '' })))
    throw new WrongCodeError();
  await forgetAttempts(context.db, attemptsKey(account.id));
};
