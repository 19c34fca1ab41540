/**
 * The only access to the browser's storages. With all cookies blocked even naming a storage throws, and a full one
 * throws on writing: here such a storage reads as empty, and writes are dropped. A lint rule forbids direct access.
 */
function guarded<Value>(ask: () => Value, otherwise: Value): Value {
  try {
    return ask();
  } catch {
    return otherwise;
  }
}

export interface GuardedStore {
  /** null when there is no value, or no storage. */
  getItem: (key: string) => string | null;
  /** Returns whether it was stored. */
  setItem: (key: string, value: string) => boolean;
  removeItem: (key: string) => void;
}

/** @param open names the storage, which may throw */
const guardedStore = (open: () => Storage): GuardedStore => ({
  getItem: (key) => guarded(() => open().getItem(key), null),
  setItem: (key, value) =>
    guarded(() => {
      open().setItem(key, value);
      return true;
    }, false),
  removeItem: (key) => guarded(() => open().removeItem(key), undefined),
});

/** Local storage: kept after the visit, shared by all tabs. */
export const deviceStore = guardedStore(() => localStorage);

/** Session storage: kept over a reload, in this tab only. */
export const tabStore = guardedStore(() => sessionStorage);

/** All cookies that scripts may read, as `document.cookie`; empty when there are none. */
export const readCookies = (): string => guarded(() => document.cookie, '');

/** Writes one cookie with its attributes. One that the browser refuses is dropped. */
export const writeCookieLine = (line: string): void =>
  guarded(() => {
    document.cookie = line;
  }, undefined);

const PROBE = 'barg.probe';

/**
 * Whether this browser stores cookies, which sessions need. Tested by writing one: some browsers claim support and
 * store none.
 */
export function keepsCookies(): boolean {
  writeCookieLine(`${PROBE}=1; Path=/; SameSite=Lax`);
  const isKept = readCookies().split('; ').includes(`${PROBE}=1`);
  writeCookieLine(`${PROBE}=; Path=/; Max-Age=0; SameSite=Lax`);
  return isKept;
}

/** The broadcast channel to this browser's other tabs; null without support. */
export const openChannel = (name: string): BroadcastChannel | null =>
  guarded(() => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)), null);

/** The service workers of this browser; null without support. */
export const serviceWorkers = (): ServiceWorkerContainer | null =>
  guarded(() => ('serviceWorker' in navigator ? navigator.serviceWorker : null), null);

/** The cache storage of this origin; null when it is blocked. */
export const answerCaches = (): CacheStorage | null =>
  guarded(() => (typeof caches === 'undefined' ? null : caches), null);

export const deleteDatabase = (name: string): void => guarded(() => void indexedDB.deleteDatabase(name), undefined);
