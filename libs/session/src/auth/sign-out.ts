import { SESSION_ENDED_COOKIE, sessionMarkOf } from '@barg/contract';
import { askedPrivates } from '../storage/asked-privates.ts';
import { readCookie, writeCookie } from '../storage/cookies.ts';
import { unsentStore } from '../storage/unsent-store.ts';
import { api } from '../store/api.ts';
import { pageHere, storeHere } from '../page/page-here.ts';
import { selectVisitorKind } from '../user/visitor-kind.ts';
import { signedOut } from './auth-slice.ts';
import { endOnServer } from './end-on-server.ts';
import { LOGIN_PATH, loginPath } from './return-url.ts';
import { isSignOutGuarded, maySignOut } from './sign-out-guards.ts';
import { isLoggedOut, noteLogout, tabSession, withdrawLogout } from './tab-session.ts';
import { tabs } from './tabs.ts';
import { forgetTimeZone } from './time-zone.ts';
import { forgetToken, readToken } from './token.ts';

/** Drops what this tab knows of the account; its socket closes. The token, all tabs', stays. */
export function dropAccountData(): void {
  tabSession.drop();
  storeHere().dispatch(signedOut());
  storeHere().dispatch(api.util.resetApiState());
}

/** Drops the account from this tab, and the token from the browser. */
export function dropAccount(): void {
  forgetToken();
  forgetTimeZone();
  dropAccountData();
}

/** Deletes from the device what is kept there for the account; not where the session has only ended. */
function clearDevice(): void {
  unsentStore.clear();
  askedPrivates.clear();
}

/** Writes down that the session here is being logged out. */
function noteOwnLogout(): void {
  const token = readToken();
  if (token !== null) noteLogout(token);
}

/** Drops the account here and in the other tabs, and shows the login page. */
function leave(): void {
  noteOwnLogout();
  dropAccount();
  clearDevice();
  tabs.tell('signed-out');
  pageHere().host.navigate(LOGIN_PATH);
}

/**
 * Ends the session here, in the other tabs and on the server, then shows the login page; unless a guard refuses. The
 * visitor is logged out in any case: a server that cannot be reached is told later, see end-on-server.ts.
 */
export async function signOut(): Promise<void> {
  if (isSignOutGuarded() && !(await maySignOut())) return;
  const token = readToken();
  leave();
  if (token !== null) await endOnServer(token);
}

/** Whether the visitor is ending the session on the server: that it has ended is no news then. */
let isEnding = false;

/**
 * Logs out by what ends the session on the server in another way, as deleting the account does.
 *
 * @param end the session stays when it rejects
 */
export async function signOutBy(end: () => Promise<unknown>): Promise<void> {
  if (isSignOutGuarded() && !(await maySignOut())) return;
  isEnding = true;
  // Before the server tells the other tabs.
  noteOwnLogout();
  try {
    await end();
  } catch (refusal) {
    withdrawLogout();
    throw refusal;
  } finally {
    isEnding = false;
  }
  leave();
}

/** Whether somebody logs in or out there, or is about to. */
const isLoginsPage = (path: string): boolean => path.startsWith('/auth/');

/** Whether this tab shows somebody: a member, or one whose account is delayed. */
export const isSomebodyHere = (): boolean => selectVisitorKind(storeHere().getState()) !== 'guest';

/**
 * Follows a logout in another tab: drops the account here too, says so, and shows the login page with the way back. A
 * page of the login itself stays as it is.
 */
function followLogout(): void {
  const { currentPath, navigate, notify } = pageHere().host;
  const path = currentPath();
  if (isLoggedOut(sessionMarkOf(readToken()))) dropAccount();
  else dropAccountData();
  clearDevice();
  if (isLoginsPage(path)) return;
  notify('shell:errors.loggedOutElsewhere', 'neutral');
  navigate(loginPath(path));
}

/** Another tab has logged out. A guest's tab has nothing to follow. */
export function leaveWithOtherTab(): void {
  if (isSomebodyHere()) followLogout();
}

/**
 * Forgets the token that the web tier has found dead, unless a login has replaced it meanwhile, and says once that the
 * session has ended, see SESSION_ENDED_COOKIE.
 */
export function takeSessionEnd(): void {
  const told = readCookie(SESSION_ENDED_COOKIE);
  if (told === null) return;
  writeCookie(SESSION_ENDED_COOKIE, '', { days: 0 });
  if (readToken() === told.slice(1)) forgetToken();
  if (told.startsWith('1') && readToken() === null) pageHere().host.notify('shell:errors.pleaseLogin', 'danger');
}

/**
 * Ends a session here that has ended: the server no longer knows its token (401, or it was ended elsewhere), or another
 * tab has taken the token away. A logout is told as what it is; else the device keeps what was not sent, as its writer
 * is about to log in again.
 *
 * @param mark of the session; that of this tab's by default
 */
export function expireSession(mark = sessionMarkOf(tabSession.token() ?? readToken())): void {
  if (isEnding) return;
  if (isLoggedOut(mark)) return followLogout();
  const { currentPath, navigate, notify } = pageHere().host;
  const path = currentPath();
  if (readToken() !== null || isSomebodyHere()) dropAccount();
  tabSession.drop();
  if (isLoginsPage(path)) return;
  notify('shell:errors.pleaseLogin', 'danger');
  navigate(loginPath(path), { replace: true });
}
