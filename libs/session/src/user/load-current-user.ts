import { getCurrentPerformer, getCurrentUser, updateUser } from '@barg/api-client/opening';
import type { CurrentUser, UpdateUserBody } from '@barg/api-client/models';
import { toQueryError } from '../store/query-error.ts';
import { tellOwnTabs } from '../own-tabs.ts';
import { storeHere } from '../page/page-here.ts';
import { userSlice } from './user-slice.ts';

const { currentUserLoaded, updateFailed, updateRequested, updateSucceeded } = userSlice.actions;

/** Loads the signed-in account. Rejects with ApiError. */
export async function loadCurrentUser(): Promise<CurrentUser> {
  const known = userSlice.selectors.selectCurrentUser(storeHere().getState());
  const user = await (known?.role === 'performer' ? getCurrentPerformer() : getCurrentUser());
  storeHere().dispatch(currentUserLoaded(user));
  return user;
}

/** Saves changes of the account; result and error are in the user state. */
export async function updateAccount(changes: UpdateUserBody): Promise<boolean> {
  storeHere().dispatch(updateRequested());
  try {
    storeHere().dispatch(updateSucceeded(await updateUser(changes)));
    tellOwnTabs('account.changed', { area: 'account' });
    return true;
  } catch (failure) {
    storeHere().dispatch(updateFailed(toQueryError(failure)));
    return false;
  }
}
