import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { RemoteName } from '@barg/contract';
import { useSite } from '../site/site-context.ts';

/** The state of an expose, which is loaded on first use; `retry` after a failure. */
export function useExpose(remote: RemoteName, expose: string, { isWanted = true } = {}) {
  const { exposes } = useSite();
  const current = () => exposes.get(remote, expose);
  const state = useSyncExternalStore(exposes.subscribe, current, current);
  const retry = useCallback(() => void exposes.load(remote, expose), [exposes, remote, expose]);
  useEffect(() => {
    if (isWanted && state.status === 'idle') retry();
  }, [isWanted, state.status, retry]);
  return { state, retry };
}
