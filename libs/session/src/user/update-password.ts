import { changePassword } from '@barg/api-client/auth';
// By the package's name: each remote has this module of its own, and the page one store.
import { storeHere } from '@barg/session';
import { passwordToSend } from '../auth/password-to-send.ts';
import { toQueryError } from '../store/query-error.ts';
import { userSlice } from './user-slice.ts';

const { passwordUpdated, updateFailed, updateRequested } = userSlice.actions;

/**
 * What to send for a password of the account that is logged in, see {@link passwordToSend}. An account without e-mail
 * and username has nothing to be found by; the server derives its key itself.
 */
export async function ownPasswordToSend(password: string): Promise<string> {
  const { email, username } = userSlice.selectors.selectCurrentUser(storeHere().getState()) ?? {};
  const name = email ?? username;
  return name ? passwordToSend({ username: name }, password) : password;
}

/**
 * Changes the password of the account, which ends its other sessions; `source` is the current one, and is left out by
 * an account that has none. Outcome and error lie in the user state.
 */
export async function updatePassword(change: { password: string; source?: string }): Promise<boolean> {
  storeHere().dispatch(updateRequested());
  try {
    const password = await ownPasswordToSend(change.password);
    const source = change.source === undefined ? {} : { source: await ownPasswordToSend(change.source) };
    await changePassword({ password, ...source });
    storeHere().dispatch(passwordUpdated());
    return true;
  } catch (failure) {
    storeHere().dispatch(updateFailed(toQueryError(failure)));
    return false;
  }
}
