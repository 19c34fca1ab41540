import type { CurrentUser } from '@barg/api-client/models';
import { safeReturnUrl } from './return-url.ts';

type Account = Pick<CurrentUser, '_id' | 'role' | 'email' | 'username'>;

/**
 * Where a visitor goes after login (specification, section 2): `returnUrl` when it is inside the site; else a user
 * to /home, a performer to the own profile, both to their account page while e-mail or username is missing.
 */
export function landingPath(account: Account, returnUrl: string | null): string {
  const { _id, role, email, username } = account;
  const isComplete = Boolean(email && username);
  const homes: Record<Account['role'], string> = {
    // The operator's console does not exist yet; until it does, an operator reads the site like everybody else.
    operator: '/home',
    performer: isComplete ? `/${username ?? _id}` : '/creator/account',
    user: isComplete ? '/home' : '/user/account',
  };
  return safeReturnUrl(returnUrl) ?? homes[role];
}
