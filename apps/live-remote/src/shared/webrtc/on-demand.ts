import { type Observable, ObservableValue } from './observable-value.ts';

/**
 * Something that runs only while somebody watches it: the first subscriber starts it, the last one to leave stops it,
 * and the next starts it anew. Whatever `start` acquires, the function that it returns releases.
 */
export function onDemand<T>(initial: T, start: (set: (value: T) => void) => () => void): Observable<T> {
  const value = new ObservableValue(initial);
  let watchers = 0;
  let stop = (): void => undefined;

  const run = () => {
    let isRunning = true;
    const release = start((next) => {
      if (isRunning) value.set(next);
    });
    return () => {
      isRunning = false;
      release();
      value.set(initial);
    };
  };

  return {
    get: value.get,
    subscribe: (listener) => {
      const unsubscribe = value.subscribe(listener);
      watchers += 1;
      if (watchers === 1) stop = run();
      return () => {
        unsubscribe();
        watchers -= 1;
        if (watchers === 0) stop();
      };
    },
  };
}
