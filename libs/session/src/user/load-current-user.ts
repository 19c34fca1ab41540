import { getCurrentUser, updateUser } from '@barg/api-client/opening';
import type { CurrentUser, UpdateUserBody } from '@barg/api-client/models';
import { toQueryError } from '../store/query-error.ts';
import { assertSameToken } from '../auth/same-token.ts';
import { readToken } from '../auth/token.ts';
import { tellOwnTabs } from '../own-tabs.ts';
import { storeHere } from '../page/page-here.ts';
import { inAccountsTurn } from './account-turns.ts';
import { userSlice } from './user-slice.ts';

const { currentUserLoaded, updateFailed, updateRequested, updateSucceeded } = userSlice.actions;

/** Loads the signed-in account. Rejects with ApiError, or as stopped when the session changed meanwhile. */
export async function loadCurrentUser(): Promise<CurrentUser> {
  const token = readToken();
  // For every role: what was known of the role may be another account's.
  const user = await getCurrentUser();
  assertSameToken(token);
  storeHere().dispatch(currentUserLoaded(user));
  return user;
}

/** Saves changes of the account; result and error are in the user state. */
export async function updateAccount(changes: UpdateUserBody): Promise<boolean> {
  const token = readToken();
  storeHere().dispatch(updateRequested());
  try {
    const changed = await inAccountsTurn(() => {
      assertSameToken(token);
      return updateUser(changes);
    });
    assertSameToken(token);
    storeHere().dispatch(updateSucceeded(changed));
    tellOwnTabs('account.changed', { area: 'account' });
    return true;
  } catch (failure) {
    if (readToken() === token) storeHere().dispatch(updateFailed(toQueryError(failure)));
    return false;
  }
}
