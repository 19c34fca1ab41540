import { useEffect, useEffectEvent, useState } from 'react';
// By the package's name: each remote has a copy of this module, and the page has one socket.
import { socketStatus$, type SocketStatus } from '@barg/session/realtime';

export { useAskedAgain } from '../store/use-asked-again.ts';
export { sinceAsked, whileCached } from './since-asked.ts';

const LOST: ReadonlySet<SocketStatus> = new Set(['disconnect', 'reconnecting', 'failed']);

/** Whether the socket is disconnected, except before its first connection. */
export function useIsLineLost(): boolean {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const subscription = socketStatus$.subscribe((status) => setLost(LOST.has(status)));
    return () => subscription.unsubscribe();
  }, []);
  return isLost;
}

/** Calls back after each reconnect, because events in between were missed. */
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
