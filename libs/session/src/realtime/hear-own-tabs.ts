import { openChannel } from '@barg/runtime/browser-stores';
import { FACTS_CHANNEL, type OwnFact } from '../own-tabs.ts';
import { accountHere } from '../user/account-here.ts';
import type { SocketBus } from './socket-bus.ts';

/**
 * Takes what other tabs of the account tell as the server's events while the socket is away. Returns how to stop.
 */
export const hearOwnTabs = ({ status$, events$ }: Pick<SocketBus, 'status$' | 'events$'>): (() => void) => {
  // A channel does not hear itself: this tab, too, may have no socket to learn from.
  const hearing = openChannel(FACTS_CHANNEL);
  hearing?.addEventListener('message', ({ data: { accountId, event } }: MessageEvent<OwnFact>) => {
    if (accountId === accountHere() && status$.value !== 'connected') events$.next(event);
  });
  return () => hearing?.close();
};
