import { useCallback, useSyncExternalStore } from 'react';
import type { Watchable } from './webrtc/index.ts';

/** The current value of an observable, subscribed while the component is mounted. */
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
