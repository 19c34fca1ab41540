import { openChannel } from '@barg/runtime/browser-stores';

/** What one tab tells the others of this browser. */
export type TabMessage = 'signed-in' | 'signed-out';

const CHANNEL = 'barg.session';

/** The other tabs of this browser; silent where the browser cannot reach them. */
export function createTabs() {
  const channel = openChannel(CHANNEL);
  return {
    tell: (message: TabMessage): void => channel?.postMessage(message),
    /** Returns how to stop listening. */
    listen: (listener: (message: TabMessage) => void): (() => void) => {
      const handle = (event: MessageEvent<TabMessage>): void => listener(event.data);
      channel?.addEventListener('message', handle);
      return () => channel?.removeEventListener('message', handle);
    },
  };
}

export const tabs = createTabs();
