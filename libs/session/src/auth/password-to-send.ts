import { getPasswordSalt } from '@barg/api-client/auth';
// By the package's name: each remote has this module of its own, and the page one store.
import { storeHere } from '@barg/session';
import { settingsSlice } from '../settings/settings-slice.ts';

/** Whose password it is: the name that is logged in with, or the token of the letter that sets a new one. */
export type PasswordOwner = { username: string } | { token: string };

/**
 * What to send for a password: itself, or, where the site wants browsers to hash (setting hashPwClient), the key
 * derived from it. Rejects with ApiError when the server gives no salt.
 */
export async function passwordToSend(owner: PasswordOwner, password: string): Promise<string> {
  if (!settingsSlice.selectors.selectSettings(storeHere().getState()).hashPwClient) return password;
  const [{ salt }, { derivePassword }] = await Promise.all([getPasswordSalt(owner), import('./derive-password.ts')]);
  return derivePassword(password, salt);
}
