import { resetSession, stubError, stubHttp, testUser } from '../testing/index.ts';
import { readPushState, turnPushOff, turnPushOn } from './push.ts';

const KEY = 'AQID';
const SUBSCRIBE = 'POST /notifications/push/subscriptions';
const END = 'DELETE /notifications/push/subscriptions';

/** A browser with a worker, whose owner answers the question for permission. */
const browser = (answer: NotificationPermission) => {
  let subscription: object | null = null;
  const subscribe = jest.fn(async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    subscription = {
      endpoint: 'https://push.example/1',
      options: { applicationServerKey: applicationServerKey.buffer },
      toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => ((subscription = null), true),
    };
    return subscription;
  });
  const registration = { pushManager: { getSubscription: async () => subscription, subscribe } };
  const notification = { permission: 'default', requestPermission: async () => (notification.permission = answer) };
  Object.assign(globalThis, { PushManager: class {}, Notification: notification });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => registration },
    configurable: true,
  });
  return { subscribe, subscription: () => subscription };
};

const site = () =>
  stubHttp({
    'GET /notifications/push/key': () => ({ publicKey: KEY }),
    [SUBSCRIBE]: () => ({ success: true }),
    [END]: () => ({ success: true }),
  });

beforeEach(() => {
  localStorage.clear();
  resetSession(testUser());
});
afterEach(() => {
  for (const name of ['PushManager', 'Notification'] as const) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('subscribes the browser with the key of the site, and ends that again', async () => {
  const { subscribe } = browser('granted');
  const calls = site();
  expect(await readPushState()).toBe('off');
  expect(await turnPushOn()).toBe('on');
  expect(subscribe.mock.calls[0]?.[0].applicationServerKey).toEqual(Uint8Array.from([1, 2, 3]));
  expect(calls.find(({ name }) => name === SUBSCRIBE)?.body).toEqual({
    endpoint: 'https://push.example/1',
    keys: { p256dh: 'p', auth: 'a' },
  });
  expect(await readPushState()).toBe('on');
  expect(await turnPushOff()).toBe('off');
  expect(calls.find(({ name }) => name === END)?.body).toEqual({ endpoint: 'https://push.example/1' });
});

it('ends it in the browser although the site cannot be reached', async () => {
  const { subscription } = browser('granted');
  stubHttp({
    'GET /notifications/push/key': () => ({ publicKey: KEY }),
    [SUBSCRIBE]: () => ({ success: true }),
    [END]: () => {
      throw stubError(0, '', '');
    },
  });
  await turnPushOn();
  expect(subscription()).not.toBeNull();
  expect(await turnPushOff()).toBe('off');
  expect(subscription()).toBeNull();
});

it('tells nobody else who signs in here', async () => {
  browser('granted');
  site();
  await turnPushOn();
  resetSession(testUser({ _id: '01900000-0000-7000-8000-00000000ffff' }));
  expect(await readPushState()).toBe('off');
});

it('asks the site nothing where the owner of the browser refuses', async () => {
  browser('denied');
  const calls = site();
  expect(await turnPushOn()).toBe('blocked');
  expect(calls).toEqual([]);
});

it('is not there without a worker', async () => {
  expect(await readPushState()).toBe('unsupported');
});
