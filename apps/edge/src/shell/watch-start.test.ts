import assert from 'node:assert/strict';
import test from 'node:test';
import { CLIENT_REPORTS_PATH, SHELL_START_KEY } from '@barg/contract';
import { WATCHER } from './watch-start.ts';

const [VERSION, OTHER] = ['0123456789abcdef', 'fedcba9876543210'];
const SITE = 'https://barg.example';

type Listener = (event: { target?: object; error?: unknown }) => void;

/** A page in a browser, in which the script of the page has run. */
function openPage(kept: Map<string, string>, version = VERSION) {
  const listeners = new Map<string, Listener>();
  const sent: Array<Promise<string>> = [];
  const timers: Array<() => void> = [];
  const window = {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    navigator: {
      sendBeacon: (path: string, body: Blob) => {
        assert.equal(path, CLIENT_REPORTS_PATH);
        sent.push(body.text());
      },
    },
    location: { origin: SITE },
    document: { currentScript: { dataset: { version } } },
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    setTimeout: (callback: () => void) => void timers.push(callback),
  };
  // As it stands in the page, where nothing of the module is.
  new Function('window', WATCHER)(window);
  const told = async (): Promise<unknown[]> => {
    timers.forEach((callback) => callback());
    return (await Promise.all(sent)).map((text) => {
      const { isSampled, events } = JSON.parse(text) as { isSampled: boolean; events: Array<Record<string, string>> };
      assert.deepEqual([isSampled, events.length, events[0]?.app, events[0]?.type], [true, 1, 'shell', 'failure']);
      return `${events[0]?.version} ${events[0]?.kind}`;
    });
  };
  return {
    happen: (type: string, event: Parameters<Listener>[0] = {}) => listeners.get(type)?.(event),
    /** The shell has started. */
    start: () => void kept.delete(SHELL_START_KEY),
    told,
  };
}

const script = (src: string) => ({ target: { tagName: 'SCRIPT', src } });

test('a shell that throws at its start, or whose script does not come, is told of once', async () => {
  const throwing = openPage(new Map());
  throwing.happen('error', { error: new Error('no') });
  throwing.happen('unhandledrejection');
  // Who leaves at once is told of all the same.
  throwing.happen('pagehide');
  assert.deepEqual(await throwing.told(), [`${VERSION} evaluation`]);
  const missing = openPage(new Map());
  missing.happen('error', script('https://elsewhere.example/main.js'));
  missing.happen('error', script(`${SITE}/remotes/feed/1/remoteEntry.js`));
  missing.happen('error', { target: { tagName: 'IMG', src: `${SITE}/icon.png` } });
  assert.deepEqual(await missing.told(), []);
  missing.happen('error', script(`${SITE}/main.11111111.js`));
  assert.deepEqual(await missing.told(), [`${VERSION} network`]);
  const late = openPage(new Map());
  late.happen('unhandledrejection');
  assert.deepEqual(await late.told(), [`${VERSION} evaluation`]);
});

test('what happens once the shell has started is its own to tell', async () => {
  const page = openPage(new Map());
  page.start();
  page.happen('error', { error: new Error('no') });
  page.happen('error', script(`${SITE}/menu.11111111.js`));
  assert.deepEqual(await page.told(), []);
});

test('a page that stopped answering before its shell had started is told of by the next one', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: 1_000_000 });
  const kept = new Map<string, string>();
  openPage(kept, OTHER);
  t.mock.timers.tick(3000);
  assert.deepEqual(await openPage(new Map(kept)).told(), [], 'it may still be starting in another tab');
  t.mock.timers.tick(3000);
  assert.deepEqual(await openPage(kept).told(), [`${OTHER} blocked`]);
  t.mock.timers.tick(60_000);
  openPage(kept).happen('pagehide');
  assert.deepEqual(await openPage(kept).told(), [], 'who leaves a page has not been kept by it');
});

test('without a place for the mark nothing is told and nothing breaks', () => {
  const closed = { getItem: () => assert.fail('refused') };
  const document = { currentScript: { dataset: { version: VERSION } } };
  const addEventListener = () => assert.fail('nothing to listen for');
  new Function('window', WATCHER)({ localStorage: closed, document, addEventListener });
});
