import type { Context } from '../../context.ts';
import { readSettings } from '../settings/settings.service.ts';
import { CaptchaRequiredError } from '../captcha/captcha.errors.ts';
import { spendProof } from '../captcha/captcha.service.ts';
import {
  attemptsSoFar,
  byAccount,
  byAddress,
  byBoth,
  countAttempt,
  countAttempts,
  forgiveAttempt,
  noteAttempt,
  QUARTER_HOUR_MS as windowMs,
  type AttemptLimit,
} from './attempts.ts';
import { IncorrectCredentialsError } from './auth.errors.ts';
import { findByLoginName, fitsPassword, upgradePassword } from './credentials.ts';
import { enterAccount, type LoginResult } from '../two-step/two-step-login.ts';

export interface LoginAttempt {
  username: string;
  password: string;
  remember: boolean;
  proof?: string;
  userAgent: string;
  address: string;
}

/** Failures after which a login needs a bot check, wherever it comes from. */
const FREE_FAILURES = { both: 3, account: 3, address: 15 } as const;

const limitsOf = (context: Context, username: string, address: string) => ({
  both: byBoth('login', username, address, { max: 10, windowMs }),
  // Guessing from many addresses.
  account: byAccount('login', username, { max: 100, windowMs }),
  address: byAddress(context, 'login', address, { max: 100, windowMs }),
});

const needsProof = async (context: Context, limits: ReturnType<typeof limitsOf>): Promise<boolean> => {
  const { captchaOnLogin } = await readSettings(context.db);
  if (captchaOnLogin === 'always') return true;
  const [both = 0, account = 0, address = 0] = await attemptsSoFar(context.db, [
    limits.both,
    limits.account,
    limits.address,
  ]);
  const freeOfAddress = Math.max(FREE_FAILURES.address, limits.address.max * (FREE_FAILURES.address / 100));
  return both >= FREE_FAILURES.both || account >= FREE_FAILURES.account || address >= freeOfAddress;
};

/** A given proof is always taken: one that is forged does not pass because none was needed. */
const checkBot = async (context: Context, limits: ReturnType<typeof limitsOf>, proof: string | undefined) => {
  if (proof !== undefined) return spendProof(context, proof);
  if (await needsProof(context, limits)) throw new CaptchaRequiredError();
};

/**
 * Checks the credentials and lets the account in. An unknown account takes as long as a wrong password, counts as many
 * attempts, and gives the same answer.
 */
export const login = async (context: Context, attempt: LoginAttempt): Promise<LoginResult> => {
  const { username, password, address } = attempt;
  const limits = limitsOf(context, username, address);
  const all: AttemptLimit[] = Object.values(limits);
  await checkBot(context, limits, attempt.proof);
  await countAttempts(context.db, [limits.both, limits.address]);
  // Failing a hundred times from elsewhere must not lock the owner out: who has solved the puzzle is let through, and
  // guessing costs as much as the puzzle.
  await (attempt.proof === undefined ? countAttempt : noteAttempt)(context.db, limits.account);
  const account = (await findByLoginName(context.db, username)) ?? null;
  if (!(await fitsPassword(account, password)) || !account) throw new IncorrectCredentialsError();
  await forgiveAttempt(context.db, all);
  await upgradePassword(context, account, password);
  const { remember, userAgent } = attempt;
  return enterAccount(context, { userId: account.id, remember, userAgent });
};
