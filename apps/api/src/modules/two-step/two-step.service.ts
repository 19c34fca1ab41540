import type { Context } from '../../context.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Account } from '../../plugins/auth.ts';
import { countAttempt, forgetAttempts } from '../auth/attempts.ts';
import { assertPassword } from '../auth/own-password.ts';
import { readSettings } from '../settings/settings.service.ts';
import { confirmSecret, createSecret, deleteSecret, spendCode } from './authenticator.ts';
import { deleteChallenges } from './challenges.ts';
import { countRecoveryCodes, deleteRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { TwoStepOffError, TwoStepOnError, WrongCodeError } from './two-step.errors.ts';
import type { Proof, TwoStepSetUp, TwoStepStatus } from './two-step.schema.ts';

/** Guesses that an account has at its codes, wherever they are asked for. */
const ATTEMPTS = { max: 10, windowMs: 15 * 60_000 };

export const attemptsKey = (userId: string): string => `two-step:${userId}`;

/** @throws TooManyRequestsError */
export const countCodeAttempt = ({ db }: Context, userId: string): Promise<void> =>
  countAttempt(db, { key: attemptsKey(userId), ...ATTEMPTS });

const findAccount = (db: Queryable, userId: string) =>
  db
    .selectFrom('users')
    .select(['email', 'username', 'two_step_enabled_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

export const getTwoStep = async ({ db }: Context, account: Account): Promise<TwoStepStatus> => {
  const { two_step_enabled_at: enabledAt } = await findAccount(db, account.id);
  return {
    isEnabled: enabledAt !== null,
    enabledAt: enabledAt?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, account.id),
  };
};

/** Makes a secret for an authenticator app. Nothing is asked for at login until it is confirmed. @throws TwoStepOnError */
export const startTwoStep = async (context: Context, account: Account): Promise<TwoStepSetUp> => {
  const { siteName } = await readSettings(context.db);
  return context.work(async ({ db }) => {
    const { two_step_enabled_at, email, username } = await findAccount(db, account.id);
    if (two_step_enabled_at) throw new TwoStepOnError();
    const label = email ?? username ?? account.id;
    return createSecret(db, context.sealer, { userId: account.id, label, issuer: siteName });
  });
};

/**
 * Turns two-step verification on, once the app has proved that it knows the secret; answers the recovery codes.
 * @throws WrongCodeError, TwoStepOnError, TooManyRequestsError
 */
export const confirmTwoStep = async (context: Context, account: Account, code: string): Promise<string[]> => {
  await countCodeAttempt(context, account.id);
  return context.work(async ({ db }) => {
    const { two_step_enabled_at } = await findAccount(db, account.id);
    if (two_step_enabled_at) throw new TwoStepOnError();
    if (!(await spendCode(db, context.sealer, { userId: account.id, code }))) throw new WrongCodeError();
    await confirmSecret(db, account.id);
    await db.updateTable('users').set({ two_step_enabled_at: new Date() }).where('id', '=', account.id).execute();
    await forgetAttempts(db, attemptsKey(account.id));
    return replaceRecoveryCodes(db, context.sealer, account.id);
  });
};

/** The owner, not only someone at an open tab. @throws IncorrectCredentialsError, WrongCodeError, TooManyRequestsError */
const assertProof = async (context: Context, account: Account, { password, code }: Proof): Promise<void> => {
  await countCodeAttempt(context, account.id);
  const { two_step_enabled_at } = await findAccount(context.db, account.id);
  if (!two_step_enabled_at) throw new TwoStepOffError();
  if (password !== undefined) await assertPassword(context.db, account.id, password);
  else if (!(await spendCode(context.db, context.sealer, { userId: account.id, code: code ?? '' })))
    throw new WrongCodeError();
  await forgetAttempts(context.db, attemptsKey(account.id));
};

/** Turns two-step verification off and forgets its secret and codes. */
export const stopTwoStep = async (context: Context, account: Account, proof: Proof): Promise<void> => {
  await assertProof(context, account, proof);
  await context.work(async ({ db }) => {
    await db.updateTable('users').set({ two_step_enabled_at: null }).where('id', '=', account.id).execute();
    await deleteSecret(db, account.id);
    await deleteRecoveryCodes(db, account.id);
    await deleteChallenges(db, account.id);
  });
};

/** New recovery codes; the old ones stop working. */
export const renewRecoveryCodes = async (context: Context, account: Account, proof: Proof): Promise<string[]> => {
  await assertProof(context, account, proof);
  return context.work(({ db }) => replaceRecoveryCodes(db, context.sealer, account.id));
};
