import { useEffect, useEffectEvent } from 'react';

/** The code of a failure whose words are untrue once the browser is online. */
export const OFFLINE = 'network.offline';

/** Calls back when the browser is online again, while that is waited for. */
export function useOnceOnline(isAwaited: boolean, onOnline: () => void): void {
  const handleOnline = useEffectEvent(onOnline);
  useEffect(() => {
    if (!isAwaited) return;
    const listener = () => handleOnline();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, [isAwaited]);
}
