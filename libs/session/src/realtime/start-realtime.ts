import { authSlice } from '../auth/auth-slice.ts';
import { store } from '../store/store.ts';
import { socketBus } from './realtime.ts';
import { hearOwnTabs } from './hear-own-tabs.ts';
import { connectStore } from './store-events.ts';

/** Opens the socket while somebody is logged in and closes it at sign-out. Call once, after the first picture. */
export function startRealtime(): void {
  connectStore(store, socketBus);
  hearOwnTabs(socketBus);
  let isOpen = false;
  const follow = (): void => {
    const shouldBeOpen = authSlice.selectors.selectIsLoggedIn(store.getState());
    if (shouldBeOpen === isOpen) return;
    isOpen = shouldBeOpen;
    if (isOpen) void socketBus.open();
    else socketBus.close();
  };
  store.subscribe(follow);
  follow();
}
