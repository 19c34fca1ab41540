import type { CurrentUser } from '@barg/api-client/models';
import { safeReturnUrl } from './return-url.ts';

type Account = Pick<CurrentUser, '_id' | 'role' | 'email' | 'username'>;

/**
 * Where a visitor goes after login (specification, section 2): `returnUrl` when it is inside the site; else a user
 * to /home, a performer to the own profile, both to their account page while e-mail or username is missing; an operator
 * to the console.
 */
export function landingPath(account: Account, returnUrl: string | null): string {
  const { _id, role, email, username } = account;
  const isComplete = Boolean(email && username);
  const homes: Record<Account['role'], string> = {
    operator: '/operator',
    performer: isComplete ? `/${username ?? _id}` : '/creator/account',
    user: isComplete ? '/home' : '/user/account',
  };
  return safeReturnUrl(returnUrl) ?? homes[role];
}
