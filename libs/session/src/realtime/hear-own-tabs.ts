import { openChannel } from '@barg/runtime/browser-stores';
import { FACTS_CHANNEL, type OwnFact } from '../own-tabs.ts';
import { accountHere } from '../user/account-here.ts';
import type { SocketBus } from './socket-bus.ts';

/** Uses other tabs' messages as server events while the socket is disconnected. Returns how to stop. */
export const hearOwnTabs = ({ status$, events$ }: Pick<SocketBus, 'status$' | 'events$'>): (() => void) => {
  // A channel does not receive its own messages, and this tab's socket may be disconnected too.
  const hearing = openChannel(FACTS_CHANNEL);
  hearing?.addEventListener('message', ({ data: { accountId, event } }: MessageEvent<OwnFact>) => {
    if (accountId === accountHere() && status$.value !== 'connected') events$.next(event);
  });
  return () => hearing?.close();
};
