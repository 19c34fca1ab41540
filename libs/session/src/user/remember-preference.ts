import { updateUser } from '@barg/api-client/opening';
import type { UpdateUserBody } from '@barg/api-client/models';
import { authSlice } from '../auth/auth-slice.ts';
import { storeHere } from '../page/page-here.ts';

/**
 * Keeps a choice in the account, when somebody is signed in. It is applied already and kept in this browser, so a
 * failure only means that another device does not learn of it.
 */
export function rememberPreference(choice: Pick<UpdateUserBody, 'locale' | 'theme'>): void {
  if (authSlice.selectors.selectIsLoggedIn(storeHere().getState())) updateUser(choice).catch(() => undefined);
}
