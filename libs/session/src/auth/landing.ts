import type { CurrentUser } from '@barg/api-client/models';
import { ACCOUNT_PATH, OPERATOR_PATH, HOME_PATH, PERFORMER_ACCOUNT_PATH, profilePath } from '@barg/contract';
import { safeReturnUrl } from './return-url.ts';

type Account = Pick<CurrentUser, '_id' | 'role' | 'email' | 'username'>;

/**
 * The path after the login (specification, section 2): `returnUrl` when it is inside the site; else a user's is /home,
 * a performer's the own profile, and the account page for both while e-mail or username is missing; an operator's is
 * the console.
 */
export function landingPath(account: Account, returnUrl: string | null): string {
  const { _id, role, email, username } = account;
  const isComplete = Boolean(email && username);
  const homes: Record<Account['role'], string> = {
    operator: OPERATOR_PATH,
    performer: isComplete ? profilePath(username ?? _id) : PERFORMER_ACCOUNT_PATH,
    user: isComplete ? HOME_PATH : ACCOUNT_PATH,
  };
  return safeReturnUrl(returnUrl) ?? homes[role];
}
