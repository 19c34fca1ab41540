import { useCallback, useSyncExternalStore } from 'react';
import type { Watchable } from './webrtc/index.ts';

/** What an observable holds now; watched while the component is there. */
export const useObservable = <T>(observable: Watchable<T>): T => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = observable.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [observable],
  );
  const read = () => observable.getValue();
  return useSyncExternalStore(subscribe, read, read);
};
