import { useEffect, useEffectEvent } from 'react';

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
