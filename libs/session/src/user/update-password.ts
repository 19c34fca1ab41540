import { changePassword } from '@barg/api-client/auth';
// By the package's name: each remote has a copy of this module, and the page has one store.
import { storeHere } from '@barg/session';
import { passwordToSend } from '../auth/password-to-send.ts';
import { assertSameToken } from '../auth/same-token.ts';
import { readToken } from '../auth/token.ts';
import { toQueryError } from '../store/query-error.ts';
import { userSlice } from './user-slice.ts';

const { passwordUpdated, updateFailed, updateRequested } = userSlice.actions;

/**
 * What is sent for a password of the signed-in account, see {@link passwordToSend}. For an account without e-mail and
 * username there is no salt by name: the server derives the key.
 */
export async function ownPasswordToSend(password: string): Promise<string> {
  const { email, username } = userSlice.selectors.selectCurrentUser(storeHere().getState()) ?? {};
  const name = email ?? username;
  return name ? passwordToSend({ username: name }, password) : password;
}

/**
 * Changes the account's password, which ends its other sessions; `source` is the current one, absent when there is
 * none. Result and error are in the user state.
 */
export async function updatePassword(change: { password: string; source?: string }): Promise<boolean> {
  const token = readToken();
  storeHere().dispatch(updateRequested());
  try {
    const password = await ownPasswordToSend(change.password);
    const source = change.source === undefined ? {} : { source: await ownPasswordToSend(change.source) };
    await changePassword({ password, ...source });
    assertSameToken(token);
    storeHere().dispatch(passwordUpdated());
    return true;
  } catch (failure) {
    if (readToken() === token) storeHere().dispatch(updateFailed(toQueryError(failure)));
    return false;
  }
}
