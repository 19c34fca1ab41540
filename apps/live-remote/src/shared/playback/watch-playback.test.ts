import { FakePeerConnection, serveOffers } from '../webrtc/testing/fake-peer-connection.ts';
import { watchPlayback } from './watch-playback.ts';

const opened = FakePeerConnection.opened;

/** A second in which as many pictures come. */
const pass = async (frames: number) => {
  const current = opened.at(-1);
  if (current) current.framesDecoded += frames;
  await jest.advanceTimersByTimeAsync(1000);
};

const connect = async () => {
  await jest.advanceTimersByTimeAsync(0);
  opened.at(-1)?.become('connected');
};

beforeEach(() => {
  jest.useFakeTimers();
  opened.length = 0;
  const MediaStream = class {};
  Object.assign(globalThis, {
    RTCPeerConnection: FakePeerConnection,
    RTCRtpReceiver: {},
    MediaStream,
    fetch: serveOffers(201, 201),
  });
});
afterEach(() => jest.useRealTimers());

const start = async (isPlaying = true) => {
  const playback = watchPlayback('/api/streaming/whep/1', 'secret');
  playback.setPlaying(isPlaying);
  const leave = playback.subscribe(() => undefined);
  await connect();
  await pass(30);
  return { playback, leave };
};

test('a picture that stands still is said within three seconds and its line made anew', async () => {
  const { playback, leave } = await start();
  expect(playback.getValue()).toMatchObject({ status: 'connected', isFrozen: false });
  for (let second = 0; second < 3; second += 1) await pass(0);
  expect(playback.getValue().isFrozen).toBe(true);
  await jest.advanceTimersByTimeAsync(600);
  expect(opened).toHaveLength(2);
  expect(opened[0]?.closeCount).toBe(1);
  opened.at(-1)?.become('connected');
  await pass(5);
  expect(playback.getValue()).toMatchObject({ status: 'connected', isFrozen: false });
  leave.unsubscribe();
});

test('nothing is said of a picture that was paused', async () => {
  const { playback, leave } = await start(false);
  for (let second = 0; second < 5; second += 1) await pass(0);
  expect(playback.getValue().isFrozen).toBe(false);
  expect(opened).toHaveLength(1);
  leave.unsubscribe();
});

test('after a picture was there, waiting for one is told from the wait for the first', async () => {
  Object.assign(globalThis, { fetch: serveOffers(201, 409) });
  const { playback, leave } = await start();
  expect(playback.getValue().wasConnected).toBe(true);
  for (let second = 0; second < 5; second += 1) await pass(0);
  expect(playback.getValue()).toMatchObject({ status: 'waiting', wasConnected: true });
  leave.unsubscribe();
});
