import { deviceStore } from '@barg/runtime/browser-stores';
import { createObservable } from '@barg/runtime/observable';

/** When each private stream was noted last, by its id; in milliseconds since 1970. */
type Noted = Readonly<Record<string, number>>;

const KEY = 'barg.private.asked';
/** More than a fan has open at once. */
const MOST_KEPT = 20;

/** Without a storage they are kept as long as the page. */
const inMemory = createObservable<string | null>(null);

const read = (accountId: string): Noted => {
  try {
    const { owner, noted = {} } = JSON.parse(inMemory.get() ?? deviceStore.getItem(KEY) ?? '{}');
    return owner === accountId ? noted : {};
  } catch {
    return {};
  }
};

const clear = (): void => {
  deviceStore.removeItem(KEY);
  inMemory.set(null);
};

/** One entry of the storage, for one account. */
function write(accountId: string, noted: Noted): void {
  const latest = Object.entries(noted).slice(-MOST_KEPT);
  if (latest.length === 0) return clear();
  const text = JSON.stringify({ owner: accountId, noted: Object.fromEntries(latest) });
  inMemory.set(deviceStore.setItem(KEY, text) ? null : text);
}

/**
 * The private streams that a fan has asked for and that are not over, as far as this browser knows: pages load what
 * tells news of them only where there are some.
 */
export const askedPrivates = {
  has: (accountId: string): boolean => Object.keys(read(accountId)).length > 0,
  note: (accountId: string, id: string): void => {
    const { [id]: _before, ...others } = read(accountId);
    write(accountId, { ...others, [id]: Date.now() });
  },
  forget: (accountId: string, id: string): void => {
    const { [id]: gone, ...others } = read(accountId);
    if (gone !== undefined) write(accountId, others);
  },
  /**
   * Takes over what the server lists as open. What was noted after it was asked stays: the list may be older.
   *
   * @param askedAt when the list was asked for, in milliseconds since 1970
   */
  settle: (accountId: string, openIds: readonly string[], askedAt: number): void => {
    const before = read(accountId);
    const newer = Object.entries(before).filter(([, notedAt]) => notedAt > askedAt);
    const after = {
      ...Object.fromEntries(openIds.map((id) => [id, before[id] ?? askedAt])),
      ...Object.fromEntries(newer),
    };
    const isSame = Object.keys(after).sort().join() === Object.keys(before).sort().join();
    if (!isSame) write(accountId, after);
  },
  /** When the visitor logs out. */
  clear,
  /** Calls back after each change in this tab. Returns how to stop. */
  subscribe: inMemory.subscribe,
};
