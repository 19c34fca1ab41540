import type { CurrentUser } from '@barg/api-client/models';
import { useCurrentUser } from '@barg/session';

/** The account, if it has a wallet; null for guests, performers and operators. */
export const useFan = (): CurrentUser | null => {
  const user = useCurrentUser();
  return user?.role === 'user' ? user : null;
};
