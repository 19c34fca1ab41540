import { LiveConnection } from './live-connection.ts';
import { FakePeerConnection, serveOffers } from './testing/fake-peer-connection.ts';

const url = '/api/streaming/whep/1';
const opened = FakePeerConnection.opened;

const connect = (options = {}) =>
  new LiveConnection({ url, token: 'secret', ...options }, { prepare: () => undefined });
const settle = () => jest.advanceTimersByTimeAsync(0);
const statusOf = (connection: LiveConnection) => connection.state.getValue().status;
const callsOf = (method: string) => jest.mocked(fetch).mock.calls.filter(([, init]) => init?.method === method);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  opened.length = 0;
  Object.assign(globalThis, { RTCPeerConnection: FakePeerConnection, fetch: serveOffers(201) });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('posts its offer and is connected when the transport is', async () => {
  const connection = connect();
  expect(statusOf(connection)).toBe('connecting');
  await settle();
  expect(fetch).toHaveBeenCalledWith(
    url,
    expect.objectContaining({
      body: 'offer',
      headers: { 'content-type': 'application/sdp', authorization: 'Bearer secret' },
    }),
  );
  expect(opened[0]?.remoteSdp).toBe('answer 1');

  opened[0]?.become('connected');
  await settle();

  expect(statusOf(connection)).toBe('connected');
  expect(connection.peer).toBe(opened[0]);
});

test('releases the connection and the session at the server once, however often it is stopped', async () => {
  const connection = connect();
  await settle();
  opened[0]?.become('connected');
  await settle();

  await Promise.all([connection.stop(), connection.stop()]);
  await connection.stop();

  expect(statusOf(connection)).toBe('stopped');
  expect(opened[0]?.closeCount).toBe(1);
  expect(callsOf('DELETE').map(([target]) => target)).toEqual([`${location.origin}/resource/1`]);
  expect(jest.getTimerCount()).toBe(0);
});

test('opens a new session when the transport fails, and gives the old one back', async () => {
  const connection = connect();
  await settle();
  opened[0]?.become('connected');
  await settle();

  opened[0]?.become('failed');
  await settle();
  expect(statusOf(connection)).toBe('reconnecting');
  expect(callsOf('DELETE')).toHaveLength(1);

  await jest.advanceTimersByTimeAsync(500);
  opened[1]?.become('connected');
  await settle();
  expect(statusOf(connection)).toBe('connected');
  await connection.stop();
});

test('a server that is out of reach when the old session is given back keeps no new one waiting', async () => {
  const serve = serveOffers(201);
  const answers = jest.fn((url: string, init: RequestInit) =>
    init.method === 'DELETE' ? new Promise(() => undefined) : serve(url, init),
  );
  Object.assign(globalThis, { fetch: answers });
  const connection = connect();
  await settle();
  opened[0]?.become('connected');
  await settle();
  opened[0]?.become('failed');
  await jest.advanceTimersByTimeAsync(500);
  opened[1]?.become('connected');
  await settle();
  expect(statusOf(connection)).toBe('connected');
});

test('an offer that is never answered is made again', async () => {
  const serve = serveOffers(201);
  let asked = 0;
  const never = (signal: AbortSignal | null | undefined) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  Object.assign(globalThis, {
    fetch: jest.fn((url: string, init: RequestInit) => (++asked === 1 ? never(init.signal) : serve(url, init))),
  });
  const connection = connect();
  await jest.advanceTimersByTimeAsync(20_500);
  opened[1]?.become('connected');
  await settle();
  expect(statusOf(connection)).toBe('connected');
  await connection.stop();
});

test('so is one whose answer stops on its way', async () => {
  const serve = serveOffers(201);
  let asked = 0;
  const cutOff = (signal: AbortSignal | null | undefined) => ({
    ok: true,
    headers: new Headers(),
    text: () => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  });
  Object.assign(globalThis, {
    fetch: jest.fn((url: string, init: RequestInit) => (++asked === 1 ? cutOff(init.signal) : serve(url, init))),
  });
  const connection = connect();
  await jest.advanceTimersByTimeAsync(20_500);
  opened[1]?.become('connected');
  await settle();
  expect(statusOf(connection)).toBe('connected');
  await connection.stop();
});

test('waits four seconds for a connection that may recover', async () => {
  const connection = connect();
  await settle();
  opened[0]?.become('connected');
  opened[0]?.become('disconnected');
  await jest.advanceTimersByTimeAsync(3_900);
  opened[0]?.become('connected');
  await jest.advanceTimersByTimeAsync(3_900);
  expect(statusOf(connection)).toBe('connected');

  opened[0]?.become('disconnected');
  await jest.advanceTimersByTimeAsync(4_000);
  expect(statusOf(connection)).toBe('reconnecting');
  await connection.stop();
});

test('waits, later each time, while nobody publishes', async () => {
  globalThis.fetch = serveOffers(404, 404, 404, 201);
  const connection = connect();
  await settle();
  expect(connection.state.getValue()).toMatchObject({ status: 'waiting', error: { code: 'not-live', status: 404 } });

  await jest.advanceTimersByTimeAsync(500);
  expect(opened).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(999);
  expect(opened).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(opened).toHaveLength(3);
  await connection.stop();
});

test('asks again no sooner than the server says', async () => {
  globalThis.fetch = serveOffers({ status: 503, retryAfter: '20' }, 201);
  const connection = connect();
  await jest.advanceTimersByTimeAsync(19_999);
  expect(opened).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(opened).toHaveLength(2);
  await connection.stop();
});

test('tries again after a fault of the network', async () => {
  globalThis.fetch = serveOffers(new TypeError('Failed to fetch'), 201);
  const connection = connect();
  await settle();
  expect(connection.state.getValue()).toMatchObject({ status: 'reconnecting', error: { code: 'unavailable' } });
  await jest.advanceTimersByTimeAsync(500);
  expect(opened[1]?.remoteSdp).toBe('answer 2');
  await connection.stop();
});

test('gives up when it is refused', async () => {
  globalThis.fetch = serveOffers(403);
  const connection = connect();
  await settle();
  expect(connection.state.getValue()).toMatchObject({ status: 'failed', error: { code: 'refused', status: 403 } });
  expect(opened[0]?.closeCount).toBe(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('tries again when the transport does not connect in time', async () => {
  const connection = connect();
  await jest.advanceTimersByTimeAsync(15_000);
  expect(statusOf(connection)).toBe('reconnecting');
  expect(opened[0]?.closeCount).toBe(1);
  expect(callsOf('DELETE')).toHaveLength(1);
  await connection.stop();
});

test('stops when its signal is aborted, while connecting too', async () => {
  const controller = new AbortController();
  const connection = connect({ signal: controller.signal });
  await settle();
  controller.abort();
  await settle();
  expect(statusOf(connection)).toBe('stopped');
  expect(opened[0]?.closeCount).toBe(1);
  expect(callsOf('DELETE')).toHaveLength(1);
});

test('opens nothing when its signal is aborted beforehand', async () => {
  const connection = connect({ signal: AbortSignal.abort() });
  await settle();
  expect(statusOf(connection)).toBe('stopped');
  expect(opened).toHaveLength(0);
});

test('takes leave when the page is left', async () => {
  const connection = connect();
  await settle();
  opened[0]?.become('connected');
  await settle();
  dispatchEvent(new Event('pagehide'));
  await settle();
  expect(statusOf(connection)).toBe('stopped');
  expect(callsOf('DELETE')[0]?.[1]).toMatchObject({ keepalive: true });
});
