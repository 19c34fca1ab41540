/**
 * The one door to what browsers keep. With all cookies blocked even naming a storage throws, and a full one throws when
 * it is written to: here that reads as empty, and what cannot be kept is not. Lint keeps every other file from going
 * past it.
 */
function guarded<Value>(ask: () => Value, otherwise: Value): Value {
  try {
    return ask();
  } catch {
    return otherwise;
  }
}

export interface GuardedStore {
  /** null where nothing is kept, or nothing can be. */
  getItem: (key: string) => string | null;
  /** Whether it is kept. */
  setItem: (key: string, value: string) => boolean;
  removeItem: (key: string) => void;
}

/** @param open names the storage, which alone may throw */
const guardedStore = (open: () => Storage): GuardedStore => ({
  getItem: (key) => guarded(() => open().getItem(key), null),
  setItem: (key, value) =>
    guarded(() => {
      open().setItem(key, value);
      return true;
    }, false),
  removeItem: (key) => guarded(() => open().removeItem(key), undefined),
});

/** Outlives the visit; all tabs of this browser see it. */
export const deviceStore = guardedStore(() => localStorage);

/** Outlives a reload, in this tab alone. */
export const tabStore = guardedStore(() => sessionStorage);

/** All cookies that scripts may read, as `document.cookie` has them; empty where none are kept. */
export const readCookies = (): string => guarded(() => document.cookie, '');

/** Writes one cookie with its attributes. One that the browser refuses is passed over. */
export const writeCookieLine = (line: string): void =>
  guarded(() => {
    document.cookie = line;
  }, undefined);

const PROBE = 'barg.probe';

/** Whether this browser keeps cookies, without which nobody stays signed in. It is tried: some say yes and keep none. */
export function keepsCookies(): boolean {
  writeCookieLine(`${PROBE}=1; Path=/; SameSite=Lax`);
  const isKept = readCookies().split('; ').includes(`${PROBE}=1`);
  writeCookieLine(`${PROBE}=; Path=/; Max-Age=0; SameSite=Lax`);
  return isKept;
}

/** The line to the other tabs of this browser; null where there is none. */
export const openChannel = (name: string): BroadcastChannel | null =>
  guarded(() => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)), null);

/** The service workers of this browser; null where it has none to offer. */
export const serviceWorkers = (): ServiceWorkerContainer | null =>
  guarded(() => ('serviceWorker' in navigator ? navigator.serviceWorker : null), null);

/** The kept answers of this origin; null where they may not be looked at. */
export const answerCaches = (): CacheStorage | null =>
  guarded(() => (typeof caches === 'undefined' ? null : caches), null);

export const deleteDatabase = (name: string): void => guarded(() => void indexedDB.deleteDatabase(name), undefined);
