import { authSlice, type AppStore } from '@barg/session';

/** Between two attempts at the socket's code, in milliseconds. */
const RETRY_MS = 3000;

/** Without the socket the site works, only not at once: what failed to come is asked for again and again. */
async function fetchAndStart(): Promise<void> {
  try {
    const { startRealtime } = await import('@barg/session/realtime');
    startRealtime();
  } catch {
    setTimeout(() => void fetchAndStart(), RETRY_MS);
  }
}

/** Fetches the socket's code when somebody is logged in for the first time; a guest never needs it. */
export function startRealtimeAtLogin(store: AppStore): void {
  let hasStarted = false;
  const follow = (): void => {
    if (hasStarted || !authSlice.selectors.selectIsLoggedIn(store.getState())) return;
    hasStarted = true;
    void fetchAndStart();
  };
  store.subscribe(follow);
  follow();
}
