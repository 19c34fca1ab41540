import { ApiError } from '@barg/api-client/http';
import { authSlice } from '../auth/auth-slice.ts';
import { finishCarriedAct } from '../auth/carried-act.ts';
import { readToken } from '../auth/token.ts';
import { storeHere } from '../page/page-here.ts';
import { loadCurrentUser } from './load-current-user.ts';

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

/** The server knows the token no more; what that means has been dealt with by the transport. */
export const isRefused = (failure: unknown): boolean => failure instanceof ApiError && failure.statusCode === 401;

/** How long the server wants to be left alone, zero when it said nothing of the kind. */
const wishOf = (failure: unknown): number => (failure instanceof ApiError ? (failure.retryAfterMs ?? 0) : 0);

/** Waits for a pause, which ends early when the network comes back; but not before `least` is over. */
const pauseOf = (ms: number, least: number): Promise<void> =>
  new Promise((resolve) => {
    const earliest = Date.now() + least;
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', hasten);
      resolve();
    };
    let timer = setTimeout(end, Math.max(ms, least));
    const hasten = (): void => {
      clearTimeout(timer);
      timer = setTimeout(end, Math.max(0, earliest - Date.now()));
    };
    addEventListener('online', hasten);
  });

/**
 * Asks who is signed in until the server says so: only its 401 ends a session, and the transport has dealt with that.
 * Until then the account is said to be delayed. Ends too when another token takes this one's place.
 *
 * @param failure why the first call failed: the server may have said when it wants to be asked again
 */
export async function askForAccountAgain(token: string, failure: unknown): Promise<void> {
  const { accountDelayed, sessionResumed } = authSlice.actions;
  storeHere().dispatch(accountDelayed());
  let latest = failure;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    await pauseOf(pause, wishOf(latest));
    if (readToken() !== token || authSlice.selectors.selectIsLoggedIn(storeHere().getState())) return;
    try {
      await loadCurrentUser();
      await finishCarriedAct();
      storeHere().dispatch(sessionResumed());
      return;
    } catch (again) {
      if (isRefused(again)) return;
      latest = again;
    }
  }
}
