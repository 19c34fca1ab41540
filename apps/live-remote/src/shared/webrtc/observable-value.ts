/** A value that can be read and watched; its two methods are what React's `useSyncExternalStore` takes. */
export interface Observable<T> {
  get(): T;
  /** Calls the listener after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

export class ObservableValue<T> implements Observable<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  readonly get = (): T => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of [...this.#listeners]) listener();
  }
}
