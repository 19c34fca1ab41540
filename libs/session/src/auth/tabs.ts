import { openChannel } from '@barg/runtime/browser-stores';

/** What one tab tells the others of this browser. */
export type TabMessage = 'signed-in' | 'signed-out';

const CHANNEL = 'barg.session';

/** The other tabs of this browser; silent where the browser cannot reach them. */
export function createTabs() {
  let opened: BroadcastChannel | null | undefined;
  // At the first use: whoever only loads this, as a server that draws, opens nothing.
  const line = (): BroadcastChannel | null => {
    if (opened === undefined) opened = openChannel(CHANNEL);
    return opened;
  };
  return {
    tell: (message: TabMessage): void => line()?.postMessage(message),
    /** Returns how to stop listening. */
    listen: (listener: (message: TabMessage) => void): (() => void) => {
      const handle = (event: MessageEvent<TabMessage>): void => listener(event.data);
      line()?.addEventListener('message', handle);
      return () => line()?.removeEventListener('message', handle);
    },
  };
}

export const tabs = createTabs();
