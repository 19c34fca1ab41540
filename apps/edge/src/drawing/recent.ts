interface Kept<Value> {
  value: Promise<Value>;
  until: number;
}

interface RecentOptions {
  /** Milliseconds. */
  goodFor: number;
  /** The oldest leaves. */
  most: number;
  /** Milliseconds, of any beginning. */
  now?: () => number;
}

/** Keeps results for a short time; who asks for what is being made waits for it with the others. */
export function createRecent<Value>({ goodFor, most, now = () => performance.now() }: RecentOptions) {
  const kept = new Map<string, Kept<Value>>();
  const forget = (key: string, value: Promise<Value>): void => {
    if (kept.get(key)?.value === value) kept.delete(key);
  };
  /** @param isWorth whether a result is kept; one that failed never is */
  return (key: string, make: () => Promise<Value>, isWorth: (value: Value) => boolean = () => true): Promise<Value> => {
    const found = kept.get(key);
    if (found && now() < found.until) return found.value;
    const value = make();
    kept.delete(key);
    kept.set(key, { value, until: now() + goodFor });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    value.then(
      (result) => !isWorth(result) && forget(key, value),
      () => forget(key, value),
    );
    return value;
  };
}
