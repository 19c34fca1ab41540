import { getPasswordSalt } from '@barg/api-client/auth';
// By the package's name: each remote has a copy of this module, and the page has one store.
import { storeHere } from '@barg/session';
import { settingsSlice } from '../settings/settings-slice.ts';

/** The owner of a password: a login name, or the token of a letter that sets a new one. */
export type PasswordOwner = { username: string } | { token: string };

/**
 * What is sent for a password: itself, or, with the setting hashPwClient, the key derived from it. Rejects with
 * ApiError when the server gives no salt.
 */
export async function passwordToSend(owner: PasswordOwner, password: string): Promise<string> {
  if (!settingsSlice.selectors.selectSettings(storeHere().getState()).hashPwClient) return password;
  const [{ salt }, { derivePassword }] = await Promise.all([getPasswordSalt(owner), import('./derive-password.ts')]);
  return derivePassword(password, salt);
}
