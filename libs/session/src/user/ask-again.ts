import { authSlice } from '../auth/auth-slice.ts';
import { finishCarriedAct } from '../auth/carried-act.ts';
import { assertSameToken } from '../auth/same-token.ts';
import { expireSession } from '../auth/sign-out.ts';
import { readToken } from '../auth/token.ts';
import { storeHere } from '../page/page-here.ts';
import { toQueryError } from '../store/query-error.ts';
import { loadCurrentUser } from './load-current-user.ts';

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

/** The server does not know the token; the transport has handled that. */
export const isRefused = (failure: unknown): boolean => toQueryError(failure).statusCode === 401;

/** The server's Retry-After in milliseconds; 0 without one. */
const wishOf = (failure: unknown): number => toQueryError(failure).retryAfterMs ?? 0;

/** Waits, until the network comes back at the earliest, but at least `least`. */
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
 * Whether this token's account is still waited for. A token that went without a word, as where another tab's session was
 * refused, ends the session here too; one that another login has replaced is followed by who heard of that login.
 */
function isAwaited(token: string): boolean {
  if (!authSlice.selectors.selectIsDelayed(storeHere().getState())) return false;
  const present = readToken();
  if (present === null) expireSession();
  return present === token;
}

/**
 * Requests the account until the server answers: only a 401 ends the session, and the transport handles that. Until
 * then the account counts as delayed. Ends too when the token changes or goes.
 *
 * @param failure of the first call, which may have a Retry-After
 */
export async function askForAccountAgain(token: string, failure: unknown): Promise<void> {
  const { accountDelayed, sessionResumed } = authSlice.actions;
  storeHere().dispatch(accountDelayed());
  let latest = failure;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    await pauseOf(pause, wishOf(latest));
    if (!isAwaited(token)) return;
    try {
      await loadCurrentUser();
      await finishCarriedAct();
      assertSameToken(token);
      storeHere().dispatch(sessionResumed());
      return;
    } catch (again) {
      if (!isAwaited(token) || isRefused(again)) return;
      latest = again;
    }
  }
}
