import { authSlice, type AppStore } from '@barg/session';

/** Between two attempts at the socket's code, in milliseconds. */
const RETRY_MS = 3000;

/** The site works without the socket, with delays: failed loads of its code are retried. */
async function fetchAndStart(): Promise<void> {
  try {
    const { startRealtime } = await import('@barg/session/realtime');
    startRealtime();
  } catch {
    setTimeout(() => void fetchAndStart(), RETRY_MS);
  }
}

/** Loads the socket's code at the first login; guests do not need it. */
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
