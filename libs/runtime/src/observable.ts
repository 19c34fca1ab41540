/** A value with subscribers, as `useSyncExternalStore` takes it. */
export interface ObservableValue<Value> {
  get: () => Value;
  /** Replaces the value and calls every subscriber, also when the value is the same. */
  set: (value: Value) => void;
  /** Returns how to unsubscribe. A listener that is given twice is called once. */
  subscribe: (listener: () => void) => () => void;
}

/** What BehaviorSubject of RxJS does for one value. RxJS is no part of the first load; this takes 100 bytes of it. */
export function createObservable<Value>(initial: Value): ObservableValue<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set: (value) => {
      current = value;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
