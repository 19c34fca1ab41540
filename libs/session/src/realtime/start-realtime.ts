import { authSlice } from '../auth/auth-slice.ts';
import { readToken } from '../auth/token.ts';
import { storeHere } from '../page/page-here.ts';
import { socketBus } from './realtime.ts';
import { hearOwnTabs } from './hear-own-tabs.ts';
import { shareStale } from './share-stale.ts';
import { connectStore } from './store-events.ts';

/**
 * Handles a page that the browser restores from its back/forward cache: its connection is dead and it missed events.
 * With another account, or none, it is reloaded, because it shows the former one's data.
 */
function watchRestores(isOpen: () => boolean, reload: () => void): void {
  let tokenBefore = readToken();
  addEventListener('pagehide', () => {
    tokenBefore = readToken();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (readToken() !== tokenBefore) return reload();
    // Once connected, what is shown is asked for and rooms are joined again, as after each broken line.
    if (isOpen()) void socketBus.reopen();
  });
}

/**
 * Opens the socket while somebody is logged in and closes it at logout. Call once, after the first contentful paint.
 */
export function startRealtime(reload: () => void = () => location.reload()): void {
  connectStore(storeHere(), socketBus);
  hearOwnTabs(socketBus);
  shareStale(storeHere(), socketBus);
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
