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

/** Calls back each time the line is up after it was not: what happened in between was told to nobody here. */
export function useLineUp(onUp: () => void): void {
  const handleUp = useEffectEvent(onUp);
  useEffect(() => {
    let wasUp: boolean | undefined;
    const subscription = socketStatus$.subscribe((status) => {
      const isUp = status === 'connected';
      if (isUp && wasUp === false) handleUp();
      wasUp = isUp;
    });
    return () => subscription.unsubscribe();
  }, []);
}
