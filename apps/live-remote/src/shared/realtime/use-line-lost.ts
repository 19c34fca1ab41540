import { useEffect, useState } from 'react';
import { socketStatus$, type SocketStatus } from '@barg/session/realtime';

const LOST: ReadonlySet<SocketStatus> = new Set(['disconnect', 'reconnecting', 'failed']);

/** Whether the socket is disconnected: chat and counts are not updated then. */
export const useLineLost = (): boolean => {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const subscription = socketStatus$.subscribe((status) => setLost(LOST.has(status)));
    return () => subscription.unsubscribe();
  }, []);
  return isLost;
};
