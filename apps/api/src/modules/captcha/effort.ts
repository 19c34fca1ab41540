import type { Context } from '../../context.ts';
import { LIMITS, scaled } from '../../platform/limits.ts';
import { attemptsSoFar, failedLoginsOf } from '../accounts/attempts.ts';

/** A phone takes some seconds for this many times the usual puzzle: slow for a guess, bearable for a login. */
const MOST_TIMES = 32;

/**
 * How many hashes a puzzle for a network costs. It doubles with the failed logins of that network, so that guessing
 * becomes dear while nobody who knows the password is refused.
 */
export const effortFor = async (context: Pick<Context, 'db' | 'config'>, address: string): Promise<number> => {
  const [failures = 0] = await attemptsSoFar(context.db, [failedLoginsOf(context, address)]);
  const doublings = Math.floor(failures / scaled(LIMITS.failedLoginsForDoubleEffort, context.config));
  return context.config.captcha.effort * Math.min(MOST_TIMES, 2 ** doublings);
};
