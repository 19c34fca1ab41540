import { setTimeout as wait } from 'node:timers/promises';

/** What is known under a key. */
interface Entry<T> {
  last: { value: T; at: number } | null;
  asking: Promise<T> | null;
  /** When the last question began. */
  begunAt: number;
  /** The next question, which has not begun yet. */
  planned: Promise<T> | null;
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
  const entries = new Map<string, Entry<T>>();

  const keep = (key: string, entry: Entry<T>): Entry<T> => {
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > MAX_KEYS && oldest !== undefined) entries.delete(oldest);
    return entry;
  };
  const entryOf = (key: string): Entry<T> =>
    entries.get(key) ?? keep(key, { last: null, asking: null, begunAt: -Infinity, planned: null });
  const begin = (key: string, entry: Entry<T>): Promise<T> => {
    entry.begunAt = performance.now();
    const question = ask(key)
      .then((value) => {
        entry.last = { value, at: performance.now() };
        // It was not forgotten meanwhile.
        if (entries.get(key) === entry) keep(key, entry);
        return value;
      })
      .finally(() => {
        entry.asking = null;
      });
    entry.asking = question;
    return question;
  };
  /** Waits for its turn, so that there is one question at a time, and the next one `maxAge` after it at the earliest. */
  const askInTurn = async (key: string, entry: Entry<T>): Promise<T> => {
    for (;;) {
      // What runs was asked before.
      await entry.asking?.catch(() => undefined);
      const rest = entry.begunAt + maxAge - performance.now();
      if (rest > 0) await wait(rest);
      else if (!entry.asking) break;
    }
    entry.planned = null;
    return begin(key, entry);
  };

  return {
    get: async (key: string): Promise<T> => {
      const entry = entryOf(key);
      const { last, asking, planned } = entry;
      if (!last) return asking ?? begin(key, entry);
      const isOld = performance.now() - last.at > maxAge;
      if (isOld && !asking && !planned) void begin(key, entry).catch(() => undefined);
      return last.value;
    },
    /** The answer to a question that was asked after this call: what is told may have changed a moment ago. */
    fresh: (key: string): Promise<T> => {
      const entry = entryOf(key);
      entry.planned ??= askInTurn(key, entry);
      return entry.planned;
    },
    /** The next call waits for a new answer. */
    forget: (key: string): void => void entries.delete(key),
  };
}
