/** A cached answer. */
interface Known<T> {
  value: T;
  at: number;
}

/** Keys come from URLs: the oldest are dropped. */
const MAX_KEYS = 1000;

/**
 * Caches answers for a short time. An expired one is returned once more while a new one is loaded, so that no page
 * waits, and also while loading fails.
 *
 * @param maxAge milliseconds
 */
export function recent<T>(maxAge: number, ask: (key: string) => Promise<T>) {
  const known = new Map<string, Known<T>>();
  const asking = new Map<string, Promise<T>>();

  const refresh = (key: string): Promise<T> => {
    const running = asking.get(key);
    if (running) return running;
    const question = ask(key)
      .then((value) => {
        // The answer was requested before the cache was cleared.
        if (asking.get(key) !== question) return value;
        known.delete(key);
        known.set(key, { value, at: performance.now() });
        const [oldest] = known.keys();
        if (known.size > MAX_KEYS && oldest !== undefined) known.delete(oldest);
        return value;
      })
      .finally(() => {
        if (asking.get(key) === question) asking.delete(key);
      });
    asking.set(key, question);
    return question;
  };

  return {
    get: async (key: string): Promise<T> => {
      const last = known.get(key);
      if (!last) return refresh(key);
      if (performance.now() - last.at > maxAge) void refresh(key).catch(() => undefined);
      return last.value;
    },
    /** The next call waits for a new answer. */
    forget: (key: string): void => {
      known.delete(key);
      asking.delete(key);
    },
  };
}
