import {
  answerCaches,
  deleteDatabase,
  deviceStore,
  keepsCookies,
  openChannel,
  readCookies,
  serviceWorkers,
  tabStore,
  writeCookieLine,
} from './browser-stores.ts';

const STORES = ['localStorage', 'sessionStorage', 'BroadcastChannel', 'caches', 'indexedDB'] as const;

/** As a browser that blocks all cookies: to name what it keeps is an error already. */
function forbid(target: object, name: string): () => void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(target, name, { configurable: true, get: refuse, set: refuse });
  return () => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  };
}

test('keeps, gives and forgets, each store its own', () => {
  expect(deviceStore.setItem('a', 'of the device')).toBe(true);
  expect(tabStore.setItem('a', 'of the tab')).toBe(true);
  expect([deviceStore.getItem('a'), tabStore.getItem('a')]).toEqual(['of the device', 'of the tab']);
  deviceStore.removeItem('a');
  tabStore.removeItem('a');
  expect([deviceStore.getItem('a'), tabStore.getItem('a')]).toEqual([null, null]);
  expect(keepsCookies()).toBe(true);
  expect(readCookies()).not.toContain('barg.probe');
});

test('a browser that keeps nothing and throws when asked is as an empty one', () => {
  const undo = [
    ...STORES.map((name) => forbid(globalThis, name)),
    forbid(document, 'cookie'),
    forbid(navigator, 'serviceWorker'),
  ];
  try {
    for (const store of [deviceStore, tabStore]) {
      expect(store.setItem('a', 'b')).toBe(false);
      expect(store.getItem('a')).toBeNull();
      store.removeItem('a');
    }
    writeCookieLine('a=b');
    deleteDatabase('a');
    expect(readCookies()).toBe('');
    expect(keepsCookies()).toBe(false);
    expect([openChannel('a'), serviceWorkers(), answerCaches()]).toEqual([null, null, null]);
  } finally {
    undo.forEach((restore) => restore());
  }
});
