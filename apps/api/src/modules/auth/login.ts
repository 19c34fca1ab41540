import type { Context } from '../../context.ts';
import { readSettings } from '../settings/settings.service.ts';
import { CaptchaRequiredError } from '../captcha/captcha.errors.ts';
import { spendProof } from '../captcha/captcha.service.ts';
import {
  attemptsSoFar,
  byAccount,
  byBoth,
  byDevice,
  failedLoginsOf,
  forgiveAttempt,
  noteAttempt,
  QUARTER_HOUR_MS as windowMs,
  type AttemptLimit,
} from '../accounts/attempts.ts';
import { IncorrectCredentialsError } from '../accounts/accounts.errors.ts';
import { isKnownDevice } from '../accounts/known-devices.ts';
import { findByLoginName, fitsPassword, upgradePassword, type PasswordRow } from '../accounts/credentials.ts';
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

/** Failures of one account after which a login needs a bot check, from one network and from all together. */
const FREE_FAILURES = { max: 3, windowMs };
/** From a known device; above them it counts like any other device. */
const OF_KNOWN_DEVICE = { max: 10, windowMs };

/** What is counted of unknown devices. The account alone is counted for guesses from many networks. */
const limitsOf = (context: Context, username: string, address: string): readonly AttemptLimit[] => [
  byBoth('login', username, address, FREE_FAILURES),
  byAccount('login', username, FREE_FAILURES),
  failedLoginsOf(context, address),
];

const needsProof = async (context: Context, limits: readonly AttemptLimit[]): Promise<boolean> => {
  const { captchaOnLogin } = await readSettings(context.db);
  if (captchaOnLogin === 'always') return true;
  const counts = await attemptsSoFar(context.db, limits);
  return limits.some(({ max }, index) => (counts[index] ?? 0) >= max);
};

/** A proof that was sent is always checked, even when none was needed. */
const checkBot = async (context: Context, limits: readonly AttemptLimit[], proof: string | undefined) => {
  if (proof !== undefined) return spendProof(context, proof);
  if (await needsProof(context, limits)) throw new CaptchaRequiredError();
};

/**
 * Counts an attempt of an unknown device and returns what it was counted by. Nothing refuses whoever has solved the
 * puzzle, or anybody could lock an account or a whole network out by failing: each guess costs a puzzle instead, and
 * puzzles grow with the failures of their network, see `effortFor`.
 */
const countOfAnybody = async (
  context: Context,
  { username, address, proof }: LoginAttempt,
): Promise<readonly AttemptLimit[]> => {
  const limits = limitsOf(context, username, address);
  await checkBot(context, limits, proof);
  for (const limit of limits) await noteAttempt(context.db, limit);
  return limits;
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
  const fits = async (now: PasswordRow) =>
    now.password_hash === account.password_hash || (await fitsPassword(now, password));
  const entered = await context.work(({ db }) => enterAccount(db, { userId: account.id, remember, userAgent, fits }));
  if (!entered) throw new IncorrectCredentialsError();
  return entered;
};
