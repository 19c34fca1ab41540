import { SESSION_ENDED_COOKIE } from '@barg/contract';
import { readCookie, writeCookie } from '../storage/cookies.ts';
import { unsentStore } from '../storage/unsent-store.ts';
import { api } from '../store/api.ts';
import { pageHere, storeHere } from '../page/page-here.ts';
import { authSlice, signedOut } from './auth-slice.ts';
import { LOGIN_PATH, loginPath } from './return-url.ts';
import { isSignOutGuarded, maySignOut } from './sign-out-guards.ts';
import { tabs } from './tabs.ts';
import { forgetToken, readToken } from './token.ts';

/** Drops everything of the account from this tab. */
export function dropAccount(): void {
  forgetToken();
  storeHere().dispatch(signedOut());
  storeHere().dispatch(api.util.resetApiState());
}

/** The code of the call is fetched when it is needed: most visits never log in or out. */
async function forgetOnServer(token: string): Promise<void> {
  const { logout } = await import('@barg/api-client/auth');
  await logout({ headers: { Authorization: token } });
}

/** Ends the session here, in the other tabs and on the server, then shows the login page; unless a guard says no. */
export async function signOut(): Promise<void> {
  if (isSignOutGuarded() && !(await maySignOut())) return;
  const token = readToken();
  dropAccount();
  unsentStore.clear();
  tabs.tell('signed-out');
  pageHere().host.navigate(LOGIN_PATH);
  // The server forgets the token when it can; a visitor without a network is signed out all the same.
  if (token !== null) await forgetOnServer(token).catch(() => undefined);
}

/** Says once that the session ended, where the web tier led here because of a token that is no longer known. */
export function tellSessionEnded(): void {
  if (readCookie(SESSION_ENDED_COOKIE) === null) return;
  writeCookie(SESSION_ENDED_COOKIE, '', { days: 0 });
  pageHere().host.notify('shell:errors.pleaseLogin', 'danger');
}

/** The server no longer knows the token (401, or the session was ended elsewhere). */
export function expireSession(): void {
  const { currentPath, navigate, notify } = pageHere().host;
  const path = currentPath();
  const hadAccount = readToken() !== null || authSlice.selectors.selectIsLoggedIn(storeHere().getState());
  if (hadAccount) dropAccount();
  if (path.startsWith('/auth/')) return;
  notify('shell:errors.pleaseLogin', 'danger');
  navigate(loginPath(path), { replace: true });
}
