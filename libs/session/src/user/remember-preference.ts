import { updateUser } from '@barg/api-client/opening';
import type { UpdateUserBody } from '@barg/api-client/models';
import { authSlice } from '../auth/auth-slice.ts';
import { storeHere } from '../page/page-here.ts';

/**
 * Stores a preference in the account of a signed-in visitor. It is applied and stored in this browser already, so a
 * failure only means that other devices do not get it.
 */
export function rememberPreference(choice: Pick<UpdateUserBody, 'locale' | 'theme'>): void {
  if (authSlice.selectors.selectIsLoggedIn(storeHere().getState())) updateUser(choice).catch(() => undefined);
}
