import { updateUser } from '@barg/api-client/opening';
import type { UpdateUserBody } from '@barg/api-client/models';
import { authSlice } from '../auth/auth-slice.ts';
import { assertSameToken } from '../auth/same-token.ts';
import { readToken } from '../auth/token.ts';
import { storeHere } from '../page/page-here.ts';
import { inAccountsTurn } from './account-turns.ts';

/**
 * Stores a preference in the account of a signed-in visitor. It is applied and stored in this browser already, so a
 * failure only means that other devices do not get it.
 */
export function rememberPreference(choice: Pick<UpdateUserBody, 'locale' | 'theme'>): void {
  if (!authSlice.selectors.selectIsLoggedIn(storeHere().getState())) return;
  const token = readToken();
  inAccountsTurn(() => {
    assertSameToken(token);
    return updateUser(choice);
  }).catch(() => undefined);
}
