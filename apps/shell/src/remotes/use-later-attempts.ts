import { useEffect, useState } from 'react';
import { isTimeout } from '../health/is-timeout.ts';
import type { ExposeState } from '../site/exposes.ts';

/** Before each later attempt, in milliseconds; after the last the place stays empty until the page is reloaded. */
export const PAUSES_MS: readonly number[] = [10_000, 30_000, 120_000];

/** Loads again what did not come in time: after a pause, or as soon as the line is back or the page is looked at. */
export function useLaterAttempts(state: ExposeState, retry: () => void): void {
  const [made, setMade] = useState(0);
  const pause = PAUSES_MS[made];
  const isSlow = state.status === 'failed' && isTimeout(state.error);
  useEffect(() => {
    if (!isSlow || pause === undefined) return undefined;
    const attempt = (): void => {
      setMade((count) => count + 1);
      retry();
    };
    const attemptInSight = (): void => {
      if (document.visibilityState === 'visible') attempt();
    };
    const timer = setTimeout(attempt, pause);
    addEventListener('online', attempt);
    document.addEventListener('visibilitychange', attemptInSight);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', attempt);
      document.removeEventListener('visibilitychange', attemptInSight);
    };
  }, [isSlow, pause, retry]);
}
