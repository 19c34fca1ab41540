import { useEffect, useEffectEvent } from 'react';
import { useLineUp } from '@barg/session/line';

interface LineBack {
  /** Whether what is shown could not be read. */
  hasFailed: boolean;
  onBack: () => void;
}

/**
 * Calls back once the line is back: after each reconnect of the socket, which has missed events. It outlives a short cut
 * and tells nothing of it then; the browser does, and what has failed meanwhile is read again.
 */
export function useLineBack({ hasFailed, onBack }: LineBack): void {
  useLineUp(onBack);
  const handleOnline = useEffectEvent(() => {
    if (hasFailed) onBack();
  });
  useEffect(() => {
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, []);
}
