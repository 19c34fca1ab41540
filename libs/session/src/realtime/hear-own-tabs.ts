import { hearTabs } from '../own-tabs.ts';
import type { SocketBus } from './socket-bus.ts';

/** Takes what the other tabs tell for the server's word, while the server's own does not come. Returns how to stop. */
export const hearOwnTabs = ({ status$, events$ }: Pick<SocketBus, 'status$' | 'events$'>): (() => void) =>
  hearTabs((event) => {
    if (status$.value !== 'connected') events$.next(event);
  });
