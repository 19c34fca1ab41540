import type { CurrentUser } from '@barg/api-client/models';
import { useCurrentUser } from '@barg/session';

/** The account when it is one that pays; null for guests, performers and operators, who have no wallet. */
export const useFan = (): CurrentUser | null => {
  const user = useCurrentUser();
  return user?.role === 'user' ? user : null;
};
