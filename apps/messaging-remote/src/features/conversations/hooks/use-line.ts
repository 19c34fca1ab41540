import { useEffect, useEffectEvent, useState } from 'react';
import { socketStatus$, type SocketStatus } from '@barg/session/realtime';

const LOST: ReadonlySet<SocketStatus> = new Set(['disconnect', 'reconnecting', 'failed']);

/** Whether the line to the server is down. The first connection that is still being made does not count. */
export function useIsLineLost(): boolean {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const subscription = socketStatus$.subscribe((status) => setLost(LOST.has(status)));
    return () => subscription.unsubscribe();
  }, []);
  return isLost;
}

/** Calls back each time the line is up again after it was down. */
export function useLineRestored(onRestored: () => void): void {
  const handleRestored = useEffectEvent(onRestored);
  useEffect(() => {
    let wasLost = false;
    const subscription = socketStatus$.subscribe((status) => {
      if (LOST.has(status)) wasLost = true;
      else if (status === 'connected' && wasLost) {
        wasLost = false;
        handleRestored();
      }
    });
    return () => subscription.unsubscribe();
  }, []);
}
