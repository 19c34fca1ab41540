import { openChannel } from '@barg/runtime/browser-stores';

/** A message between the tabs of this browser. */
export type TabMessage = 'signed-in' | 'signed-out';

const CHANNEL = 'barg.session';

/** The channel to this browser's other tabs; silent without support. */
export function createTabs() {
  let opened: BroadcastChannel | null | undefined;
  // Opened at the first use, so that importing this module, as on a server, opens nothing.
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
