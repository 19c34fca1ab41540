import type { Context } from '../../context.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { enterAccount, type LoginResult } from '../two-step/two-step-login.ts';
import { createAccountToken, spendAccountToken } from './account-tokens.ts';

/** A redirect takes seconds. */
const LIFETIME_MS = 2 * 60_000;

/**
 * A code that carries a login through a redirect to /auth/token#code=…: good once, for two minutes, and only in the
 * browser that knows the `binding` with which it set out. A code alone, in a link that somebody sends, opens nothing.
 */
export const createLoginCode = (db: Queryable, { userId, binding }: { userId: string; binding: string }) =>
  createAccountToken(db, { userId, purpose: 'login', lifetimeMs: LIFETIME_MS, binding });

/** Exchanges such a code. @throws LinkInvalidError, and whatever keeps an account out */
export const loginWithCode = async (
  context: Context,
  { code, binding, ...entering }: { code: string; binding: string; remember: boolean; userAgent: string },
): Promise<LoginResult> => {
  const { userId } = await spendAccountToken(context.db, 'login', code, binding);
  return enterAccount(context, { userId, ...entering });
};
