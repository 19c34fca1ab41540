import { authSlice, store } from '@barg/session';

/** Fetches the socket's code when somebody is logged in for the first time; a guest never needs it. */
export function startRealtimeAtLogin(): void {
  let hasStarted = false;
  const follow = (): void => {
    if (hasStarted || !authSlice.selectors.selectIsLoggedIn(store.getState())) return;
    hasStarted = true;
    void import('@barg/session/realtime').then(({ startRealtime }) => startRealtime());
  };
  store.subscribe(follow);
  follow();
}
