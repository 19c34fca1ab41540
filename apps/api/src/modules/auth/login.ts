import type { Context } from '../../context.ts';
import { readSettings } from '../settings/settings.service.ts';
import { CaptchaRequiredError } from '../captcha/captcha.errors.ts';
import { spendProof } from '../captcha/captcha.service.ts';
import {
  attemptsSoFar,
  byAccount,
  byAddress,
  byBoth,
  byDevice,
  countAttempt,
  countAttempts,
  FAILED_LOGINS,
  forgiveAttempt,
  noteAttempt,
  QUARTER_HOUR_MS as windowMs,
  type AttemptLimit,
} from '../accounts/attempts.ts';
import { IncorrectCredentialsError } from '../accounts/accounts.errors.ts';
import { isKnownDevice } from '../accounts/known-devices.ts';
import { findByLoginName, fitsPassword, upgradePassword } from '../accounts/credentials.ts';
import { enterAccount, type LoginResult } from '../two-step/two-step-login.ts';

export interface LoginAttempt {
  username: string;
  password: string;
  remember: boolean;
  proof?: string;
  userAgent: string;
  address: string;
  /** The device id, see `deviceOf`. */
  device: string | null;
}

/** Failures after which a login needs a bot check. */
const FREE_FAILURES = { both: 3, account: 3, address: 15, shareOfAddress: 0.015 } as const;
/** From a known device; above them it counts like any other device. */
const OF_KNOWN_DEVICE = { max: 10, windowMs };

const limitsOf = (context: Context, username: string, address: string) => ({
  both: byBoth('login', username, address, { max: 10, windowMs }),
  // For guesses from many addresses.
  account: byAccount('login', username, { max: 100, windowMs }),
  address: byAddress(context, 'login', address, FAILED_LOGINS),
});

const needsProof = async (context: Context, limits: ReturnType<typeof limitsOf>): Promise<boolean> => {
  const { captchaOnLogin } = await readSettings(context.db);
  if (captchaOnLogin === 'always') return true;
  const [both = 0, account = 0, address = 0] = await attemptsSoFar(context.db, [
    limits.both,
    limits.account,
    limits.address,
  ]);
  const freeOfAddress = Math.max(FREE_FAILURES.address, limits.address.max * FREE_FAILURES.shareOfAddress);
  return both >= FREE_FAILURES.both || account >= FREE_FAILURES.account || address >= freeOfAddress;
};

/** A proof that was sent is always checked, even when none was needed. */
const checkBot = async (context: Context, limits: ReturnType<typeof limitsOf>, proof: string | undefined) => {
  if (proof !== undefined) return spendProof(context, proof);
  if (await needsProof(context, limits)) throw new CaptchaRequiredError();
};

/** Counts an attempt against the limits of unknown devices and returns them. */
const countOfAnybody = async (
  context: Context,
  { username, address, proof }: LoginAttempt,
): Promise<readonly AttemptLimit[]> => {
  const limits = limitsOf(context, username, address);
  await checkBot(context, limits, proof);
  await countAttempts(context.db, [limits.both, limits.address]);
  // Failures from elsewhere must not lock the owner out: a solved puzzle lets an attempt through, so each guess costs a
  // puzzle.
  await (proof === undefined ? countAttempt : noteAttempt)(context.db, limits.account);
  return Object.values(limits);
};

/**
 * Counts an attempt from a known device against that device's limit only, so that failures elsewhere do not lock it
 * out. Null for an unknown device, or one that has failed too often.
 */
const countOfDevice = async (
  context: Context,
  { device, proof }: LoginAttempt,
  userId: string | undefined,
): Promise<readonly AttemptLimit[] | null> => {
  if (device === null || userId === undefined || !(await isKnownDevice(context.db, userId, device))) return null;
  const limit = byDevice('login', userId, device, OF_KNOWN_DEVICE);
  const { count } = await noteAttempt(context.db, limit);
  if (count > limit.max) return null;
  if (proof !== undefined) await spendProof(context, proof);
  else if ((await readSettings(context.db)).captchaOnLogin === 'always') throw new CaptchaRequiredError();
  return [limit];
};

/**
 * The bot check of a request by login name alone, as strict as at the login. @throws CaptchaRequiredError,
 * CaptchaProofInvalidError
 */
export const checkLoginBot = (
  context: Context,
  { username, address, proof }: { username: string; address: string; proof: string | undefined },
): Promise<void> => checkBot(context, limitsOf(context, username, address), proof);

/**
 * Checks the credentials and starts a session. For an unknown account it takes as long, counts as many attempts, and
 * gives the same answer as for a wrong password.
 */
export const login = async (context: Context, attempt: LoginAttempt): Promise<LoginResult> => {
  const { username, password } = attempt;
  const account = (await findByLoginName(context.db, username)) ?? null;
  const counted = (await countOfDevice(context, attempt, account?.id)) ?? (await countOfAnybody(context, attempt));
  if (!(await fitsPassword(account, password)) || !account) throw new IncorrectCredentialsError();
  await forgiveAttempt(context.db, counted);
  await upgradePassword(context, account, password);
  const { remember, userAgent } = attempt;
  return enterAccount(context, { userId: account.id, remember, userAgent });
};
