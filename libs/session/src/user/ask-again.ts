import { ApiError } from '@barg/api-client/http';
import { authSlice } from '../auth/auth-slice.ts';
import { readToken } from '../auth/token.ts';
import { store } from '../store/store.ts';
import { loadCurrentUser } from './load-current-user.ts';

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

const isRefused = (failure: unknown): boolean => failure instanceof ApiError && failure.statusCode === 401;

/** Waits for a pause, which ends early when the network comes back. */
const pauseOf = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });

/**
 * Asks who is signed in until the server says so: only its 401 ends a session, and the transport has dealt with that.
 * Until then the account is said to be delayed. Ends too when another token takes this one's place.
 */
export async function askForAccountAgain(token: string): Promise<void> {
  const { accountDelayed, sessionResumed } = authSlice.actions;
  store.dispatch(accountDelayed());
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    await pauseOf(pause);
    if (readToken() !== token || authSlice.selectors.selectIsLoggedIn(store.getState())) return;
    try {
      await loadCurrentUser();
      store.dispatch(sessionResumed());
      return;
    } catch (failure) {
      if (isRefused(failure)) return;
    }
  }
}
