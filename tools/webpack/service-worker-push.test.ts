// @own-process: it stands in for a worker's global scope.
import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';

type Listener = (event: object) => void;
type Port = InstanceType<typeof MessageChannel>['port1'];

/** By a name, as it is typed for a worker's surroundings, which these are not. */
const SCRIPT: string = '../../apps/shell/service-worker/push.ts';
const ORIGIN = 'https://barg.example';
const ID = '01a201b2-6651-75db-acf6-25def5ed657d';
const WORDS = {
  text: 'Nilou wrote to you.',
  title: 'Barg',
  locale: 'en-US',
  direction: 'ltr',
  link: '/messages/1',
  group: 'g',
};

/** A worker's surroundings; what it does to them is noted. */
const worker = {
  listeners: new Map<string, Listener>(),
  windows: [] as Array<Record<string, unknown>>,
  shown: [] as Array<[string, Record<string, unknown>]>,
  opened: [] as string[],
  asked: [] as Array<{ url: string; method: string; token: string }>,
  token: null as string | null,
};

before(async () => {
  const surroundings = {
    addEventListener: (name: string, listener: Listener) => void worker.listeners.set(name, listener),
    location: new URL(ORIGIN),
    clients: {
      matchAll: async () => worker.windows,
      openWindow: async (url: string) => worker.opened.push(url),
    },
    registration: {
      showNotification: async (title: string, options: Record<string, unknown>) =>
        void worker.shown.push([title, options]),
    },
    cookieStore: { get: async () => (worker.token === null ? null : { value: worker.token }) },
  };
  Object.assign(globalThis, { self: surroundings, caches: { match: async () => undefined } });
  globalThis.fetch = (async (
    url: string,
    { method, headers }: { method: string; headers: { authorization: string } },
  ) => {
    worker.asked.push({ url, method, token: headers.authorization });
    return Response.json({ data: WORDS });
  }) as typeof fetch;
  const { showPushes } = (await import(SCRIPT)) as { showPushes: () => void };
  showPushes();
});

beforeEach(() => Object.assign(worker, { windows: [], shown: [], opened: [], asked: [], token: null }));

const happens = async (name: string, event: object): Promise<void> => {
  let work: Promise<unknown> = Promise.resolve();
  worker.listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
};

const pushed = (data: unknown = { kind: 'message', id: ID }) => happens('push', { data: { json: () => data } });

test('the worker asks for the words as who is signed in, and shows them', async () => {
  worker.token = 'a%2Bb';
  await pushed();
  assert.deepEqual(worker.asked, [{ url: `/api/notifications/${ID}/words`, method: 'GET', token: 'a+b' }]);
  const [[title, options] = []] = worker.shown;
  assert.equal(title, 'Barg');
  assert.deepEqual(
    [options?.body, options?.dir, options?.lang, options?.tag, options?.data],
    ['Nilou wrote to you.', 'ltr', 'en-US', 'g', { link: '/messages/1', id: ID }],
  );
});

test('a general sentence is shown to whom is signed out, and of what is not understood', async () => {
  await pushed();
  await pushed({ kind: 'message', id: '../users' });
  assert.deepEqual(worker.asked, []);
  assert.deepEqual(
    worker.shown.map(([, { body, dir }]) => [body, dir]),
    [
      ['خبر تازه‌ای برای شما هست.', 'rtl'],
      ['خبر تازه‌ای برای شما هست.', 'rtl'],
    ],
  );
});

test('nothing is shown while a page of the site is looked at', async () => {
  worker.windows = [{ url: `${ORIGIN}/api/docs`, visibilityState: 'visible', focused: true }];
  await pushed();
  assert.equal(worker.shown.length, 1, 'which a page of the site is not');
  worker.windows = [{ url: `${ORIGIN}/home`, visibilityState: 'visible', focused: true }];
  await pushed();
  assert.equal(worker.shown.length, 1);
});

const press = (link: string) =>
  happens('notificationclick', { notification: { close: () => undefined, data: { link, id: ID } } });

test('a press opens a window where none answers, and where none is a page of the site', async () => {
  const focused: string[] = [];
  const windowAt = (path: string) => ({
    url: ORIGIN + path,
    focus: async () => void focused.push(path),
    postMessage: (_message: unknown, [port]: Port[]) => port?.close(),
  });
  worker.windows = [windowAt('/home')];
  await press('/messages/1');
  assert.deepEqual([worker.opened, focused], [[`${ORIGIN}/messages/1`], []]);
  worker.windows = [windowAt('/api/docs'), windowAt('/media/1.webp')];
  await press('/messages/2');
  assert.deepEqual([worker.opened.at(-1), focused], [`${ORIGIN}/messages/2`, []]);
});

test('a press goes to the page in a window that is there, else opens one, and never another site', async () => {
  worker.token = 'token';
  await press('/messages/1?at=3');
  assert.deepEqual(worker.opened, [`${ORIGIN}/messages/1?at=3`]);
  assert.deepEqual(worker.asked, [{ url: `/api/notifications/${ID}/read`, method: 'POST', token: 'token' }]);
  const told: Array<{ until: number }> = [];
  let focused = 0;
  const postMessage = (message: { until: number }, [port]: Port[]) => {
    told.push(message);
    port?.postMessage('taken');
  };
  worker.windows = [{ url: `${ORIGIN}/home`, focus: async () => (focused += 1), postMessage }];
  await press('/messages/1?at=3');
  const [{ until, ...message } = { until: 0 }] = told;
  assert.deepEqual([focused, message], [1, { type: 'open', path: '/messages/1?at=3' }]);
  assert.ok(until > Date.now() - 1000);
  await press('https://elsewhere.example/');
  assert.equal(worker.opened.length, 1);
  assert.equal(told.length, 1);
});
