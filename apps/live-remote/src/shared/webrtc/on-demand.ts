import { BehaviorSubject } from '@barg/runtime/rxjs';
import type { Watchable } from './watchable.ts';

/**
 * A value whose source runs while it has subscribers: `start` is called for the first of them, and what it returns
 * after the last has left. The value is `initial` again then, and the next subscriber starts the source anew.
 *
 * `share` does the same, but the shell does not lend it, and its own copy of RxJS would come with it.
 */
export function onDemand<T>(initial: T, start: (set: (value: T) => void) => () => void): Watchable<T> {
  const latest = new BehaviorSubject(initial);
  let stop = (): void => undefined;

  const run = () => {
    let isRunning = true;
    const release = start((value) => {
      if (isRunning) latest.next(value);
    });
    return () => {
      isRunning = false;
      release();
      latest.next(initial);
    };
  };

  return {
    getValue: () => latest.getValue(),
    subscribe: (next) => {
      const isFirst = !latest.observed;
      const watching = latest.subscribe(next);
      if (isFirst) stop = run();
      watching.add(() => {
        if (!latest.observed) stop();
      });
      return watching;
    },
  };
}
