import { authSlice } from '../auth/auth-slice.ts';
import { readToken } from '../auth/token.ts';
import { storeHere } from '../page/page-here.ts';
import { socketBus } from './realtime.ts';
import { hearOwnTabs } from './hear-own-tabs.ts';
import { connectStore } from './store-events.ts';

/**
 * A page that the browser kept whole and shows again (bfcache): its line is dead, and what happened meanwhile was told
 * to nobody. With another account, or none, it is read anew: it still shows what the one before saw.
 */
function watchRestores(isOpen: () => boolean, reload: () => void): void {
  let tokenBefore = readToken();
  addEventListener('pagehide', () => {
    tokenBefore = readToken();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (readToken() !== tokenBefore) return reload();
    if (!isOpen()) return;
    socketBus.close();
    // Once it is connected, balance and badges are asked for and rooms are joined again.
    void socketBus.open();
  });
}

/** Opens the socket while somebody is logged in and closes it at sign-out. Call once, after the first picture. */
export function startRealtime(reload: () => void = () => location.reload()): void {
  connectStore(storeHere(), socketBus);
  hearOwnTabs(socketBus);
  let isOpen = false;
  const follow = (): void => {
    const shouldBeOpen = authSlice.selectors.selectIsLoggedIn(storeHere().getState());
    if (shouldBeOpen === isOpen) return;
    isOpen = shouldBeOpen;
    if (isOpen) void socketBus.open();
    else socketBus.close();
  };
  storeHere().subscribe(follow);
  follow();
  watchRestores(() => isOpen, reload);
}
