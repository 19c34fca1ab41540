import { useEffect } from 'react';
import { loadOpenness, readToken, resumeAccount } from '@barg/session';

/** How often a closed page asks whether it may open. Milliseconds. */
const ASK_EVERY = 15_000;

const ask = (): void => void loadOpenness().catch(() => undefined);

/**
 * Looks whether the site has opened again: now and then, and when the visitor comes back to the tab. A member's socket
 * tells it sooner. Whoever came while it was closed is signed in then.
 */
export function useReopening(): void {
  useEffect(() => {
    const timer = setInterval(ask, ASK_EVERY);
    const handleVisibility = (): void => {
      if (document.visibilityState === 'visible') ask();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
      if (readToken() !== null) void resumeAccount(null);
    };
  }, []);
}
