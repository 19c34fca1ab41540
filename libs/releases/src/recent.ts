/** An answer that is asked for at each page and changes rarely. */
interface Known<T> {
  value: T;
  at: number;
}

/** Keys come from addresses that anybody may write: the oldest give way. */
const MAX_KEYS = 1000;

/**
 * Remembers answers for a moment. An older one is given once more while a new one is fetched, so that no page waits,
 * and goes on being given while none can be had.
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
        // An answer that was asked for before it was forgotten is no longer wanted.
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
    /** The next one who asks waits for a new answer. */
    forget: (key: string): void => {
      known.delete(key);
      asking.delete(key);
    },
  };
}
