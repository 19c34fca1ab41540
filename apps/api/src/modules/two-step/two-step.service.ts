import type { Context } from '../../context.ts';
import type { Account } from '../../viewing/caller.ts';
import { updateAccount } from '../accounts/accounts.repository.ts';
import { forgetAttempts } from '../accounts/attempts.ts';
import { endSessions } from '../accounts/end-sessions.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { notifyOwner } from '../accounts/notify-owner.ts';
import { readSettings } from '../settings/settings.service.ts';
import { assertConfirmed } from '../accounts/confirmation.ts';
import { confirmSecret, createSecret, deleteSecret, spendCode } from './authenticator.ts';
import { deleteChallenges } from './challenges.ts';
import { assertProof, attemptsKey, countCodeAttempt, findAccount } from './proof.ts';
import { countRecoveryCodes, deleteRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { TwoStepOnError, WrongCodeError } from './two-step.errors.ts';
import type { Proof, TwoStepSetUp, TwoStepStatus } from './two-step.schema.ts';

export const getTwoStep = async ({ db }: Context, account: Account): Promise<TwoStepStatus> => {
  const { two_step_enabled_at: enabledAt } = await findAccount(db, account.id);
  return {
    isEnabled: enabledAt !== null,
    enabledAt: enabledAt?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, account.id),
  };
};

/**
 * Makes a secret for an authenticator app. Logins do not need it until it is confirmed. Needs a recent confirmation, so
 * that somebody at an open tab cannot lock the owner out. @throws ConfirmationRequiredError, TwoStepOnError
 */
export const startTwoStep = async (context: Context, account: Account): Promise<TwoStepSetUp> => {
  await assertConfirmed(context.db, account);
  const { siteName } = await readSettings(context.db);
  return context.work(async ({ db }) => {
    const { two_step_enabled_at, email, username } = await findAccount(db, account.id);
    if (two_step_enabled_at) throw new TwoStepOnError();
    const label = email ?? username ?? account.id;
    const setUp = await createSecret(db, context.sealer, { userId: account.id, label, issuer: siteName });
    if (!setUp) throw new TwoStepOnError();
    return setUp;
  });
};

/**
 * Turns two-step verification on, once a code shows that the app has the secret; returns the recovery codes.
 * @throws WrongCodeError, TwoStepOnError, TooManyRequestsError
 */
export const confirmTwoStep = async (context: Context, account: Account, code: string): Promise<string[]> => {
  await countCodeAttempt(context, account.id);
  return context.work(async (unit) => {
    const { db } = unit;
    await lockAccount(db, account.id);
    const { two_step_enabled_at } = await findAccount(db, account.id);
    if (two_step_enabled_at) throw new TwoStepOnError();
    if (!(await spendCode(db, context.sealer, { userId: account.id, code }))) throw new WrongCodeError();
    await confirmSecret(db, account.id);
    await updateAccount(db, account.id, { two_step_enabled_at: new Date() });
    await forgetAttempts(db, attemptsKey(account.id));
    // Sessions that began without the second step must not count as having passed it.
    if (account.role === 'operator')
      await endSessions(unit, { userId: account.id, reason: 'revoked', except: account.sessionId });
    await notifyOwner(context, unit, account.id, (data) => ({ template: 'two-step-turned-on', data }));
    return replaceRecoveryCodes(db, context.sealer, account.id);
  });
};

/** Turns two-step verification off and deletes its secret and codes. */
export const stopTwoStep = async (context: Context, account: Account, proof: Proof): Promise<void> => {
  await assertProof(context, account, proof);
  await context.work(async (unit) => {
    const { db } = unit;
    await updateAccount(db, account.id, { two_step_enabled_at: null });
    await deleteSecret(db, account.id);
    await deleteRecoveryCodes(db, account.id);
    await deleteChallenges(db, account.id);
    await notifyOwner(context, unit, account.id, (data) => ({ template: 'two-step-turned-off', data }));
  });
};

/** Makes new recovery codes; the old ones become void. */
export const renewRecoveryCodes = async (context: Context, account: Account, proof: Proof): Promise<string[]> => {
  await assertProof(context, account, proof);
  return context.work(async (unit) => {
    await lockAccount(unit.db, account.id);
    await notifyOwner(context, unit, account.id, (data) => ({ template: 'recovery-codes-renewed', data }));
    return replaceRecoveryCodes(unit.db, context.sealer, account.id);
  });
};
