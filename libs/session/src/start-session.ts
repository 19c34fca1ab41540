import { configureHttp } from '@barg/api-client/http';
import type { CurrentUser, PublicSettings } from '@barg/api-client/models';
import { authSlice } from './auth/auth-slice.ts';
import { endUnheard } from './auth/end-on-server.ts';
import { assertSameToken } from './auth/same-token.ts';
import { dropAccountData, expireSession, isSomebodyHere, leaveWithOtherTab, takeSessionEnd } from './auth/sign-out.ts';
import { tabSession } from './auth/tab-session.ts';
import { tabs } from './auth/tabs.ts';
import { noteTimeZone } from './auth/time-zone.ts';
import { readToken } from './auth/token.ts';
import { finishCarriedAct } from './auth/carried-act.ts';
import { noteClosed } from './settings/load-openness.ts';
import { loadSettings } from './settings/load-settings.ts';
import { settingsSlice } from './settings/settings-slice.ts';
import { api } from './store/api.ts';
import { openPage, storeHere } from './page/page-here.ts';
import type { PageSession } from './page/page.ts';
import { uiSlice } from './ui/ui-slice.ts';
import { askForAccountAgain } from './user/ask-again.ts';
import { loadCurrentUser } from './user/load-current-user.ts';
import { userSlice } from './user/user-slice.ts';

/**
 * Another tab has logged in: drops the answers for a guest, or all of the account whose place was taken, and runs the
 * action that waited for the login here.
 */
async function enterWithOtherTab(): Promise<void> {
  const isDelayed = authSlice.selectors.selectIsDelayed(storeHere().getState());
  if (readToken() !== null && isSomebodyHere()) dropAccountData();
  // Still neither a guest nor signed in: nobody is led to the login for a moment.
  if (isDelayed) storeHere().dispatch(authSlice.actions.accountDelayed());
  await resumeAccount(null, async () => {
    storeHere().dispatch(api.util.resetApiState());
    await finishCarriedAct();
  });
}

/** Makes a page this browser's, with transport and channel to the other tabs. Call once, before the first request. */
export function startSession(page: PageSession): void {
  openPage(page);
  takeSessionEnd();
  configureHttp({
    getToken: readToken,
    getLocale: () => uiSlice.selectors.selectLocale(storeHere().getState()),
    // A late answer for an earlier account's token must not end the present session.
    onUnauthorized: (_error, token) => {
      if (token === readToken()) expireSession();
    },
    onClosed: noteClosed,
  });
  tabs.listen((message) => {
    // A tab that slept hears of a logout after somebody has logged in again.
    if (message === 'signed-in' || readToken() !== null) void enterWithOtherTab();
    else leaveWithOtherTab();
  });
  void endUnheard();
}

/** Settings from the page, else from the server, else the defaults. Never rejects. */
export async function resumeSettings(known: PublicSettings | null): Promise<void> {
  if (known) storeHere().dispatch(settingsSlice.actions.settingsLoaded(known));
  else await loadSettings().catch(() => undefined);
}

/**
 * Resumes the account of the token cookie, from the page or the server. Never rejects: an invalid token leads to the
 * login page (401), and an unreachable server is asked again and again.
 */
export async function resumeAccount(known: CurrentUser | null, beforeItShows?: () => Promise<void>): Promise<void> {
  const token = readToken();
  if (token === null) return;
  tabSession.take(token);
  noteTimeZone();
  try {
    if (known) storeHere().dispatch(userSlice.actions.currentUserLoaded(known));
    else await loadCurrentUser();
    await beforeItShows?.();
    assertSameToken(token);
    storeHere().dispatch(authSlice.actions.sessionResumed());
  } catch (failure) {
    // Failures are retried, but not for another session.
    if (readToken() === token) void askForAccountAgain(token, failure);
    // Another tab has taken the token away. Where this one's own call was refused, the transport has seen to it.
    else if (readToken() === null && tabSession.token() === token) expireSession();
  }
}
