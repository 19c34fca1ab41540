import { FakeHls } from '../../../testing/fake-hls.ts';
import { createLiveHls, isOver } from './live-hls.ts';

jest.mock('hls.js/light', () => jest.requireActual('../../../testing/fake-hls.ts'));

const URL = '/api/streaming/hls/b1/index.m3u8';

/** What plays, and what its library is told. The element stands still, as it does once something is attached anew. */
const play = () => {
  FakeHls.made.length = 0;
  const line = createLiveHls(URL, null);
  const video = document.createElement('video');
  const plays = jest.spyOn(video, 'play').mockResolvedValue();
  const stop = line.showIn(video, line);
  const [hls] = FakeHls.made;
  if (!hls) throw new Error('nothing plays');
  const fail = (code: number, facts = {}) =>
    hls.serve('error', { fatal: true, type: 'networkError', response: { code }, error: new Error('no'), ...facts });
  const breakMedia = () => hls.serve('error', { fatal: true, type: 'mediaError', error: new Error('no') });
  return { line, video, plays, stop, hls, fail, breakMedia };
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it.each([401, 403, 404, 409])('ends when the playlist is refused with %d', (code) => {
  const { line, stop, fail } = play();
  fail(code, { fatal: false });
  expect(line.getValue()).toMatchObject({ status: 'failed', error: { status: code } });
  expect(isOver(line.getValue().error)).toBe(code === 409);
  stop();
});

it.each([
  ['a segment is gone', 404, { frag: {} }],
  ["a segment's address is too old", 403, { frag: {} }],
  ['it has asked too often', 429, {}],
  ['the site is away', 503, {}],
])('comes back by itself when %s', (_why, code, facts) => {
  const { line, stop, fail } = play();
  fail(code, facts);
  expect(line.getValue().status).toBe('reconnecting');
  stop();
});

it.each([
  ['goes on where it was', [{}], 'on'],
  ['begins where it has not begun yet', [], 'source'],
] as const)('%s, once after a failure', (_what, levels, load) => {
  const { stop, hls, fail } = play();
  hls.levels = [...levels];
  fail(503);
  jest.advanceTimersByTime(3000);
  expect(hls.loads).toEqual(['source', load]);
  stop();
});

it('begins anew where going on did not help, and asks less and less often', () => {
  const { stop, hls, fail } = play();
  hls.levels = [{}];
  for (let failure = 0; failure < 4; failure += 1) {
    fail(503);
    jest.advanceTimersByTime(4000);
  }
  expect(hls.loads).toEqual(['source', 'on', 'source', 'source', 'source']);
  fail(503);
  jest.advanceTimersByTime(4000);
  expect(hls.loads).toHaveLength(5);
  jest.advanceTimersByTime(4000);
  expect(hls.loads).toHaveLength(6);
  stop();
});

it('has gone on once it plays: the next failure is a first one', () => {
  const { stop, hls, video, fail } = play();
  hls.levels = [{}];
  fail(503);
  jest.advanceTimersByTime(3000);
  video.dispatchEvent(new Event('playing'));
  fail(503);
  jest.advanceTimersByTime(3000);
  expect(hls.loads).toEqual(['source', 'on', 'on']);
  stop();
});

it('is connected again when more comes to what has not stopped meanwhile, or was paused', () => {
  const { line, stop, hls, fail } = play();
  fail(503);
  hls.serve('fragBuffered', {});
  expect(line.getValue()).toMatchObject({ status: 'connected', error: null });
  stop();
});

it('plays what the library has attached anew', () => {
  const { line, plays, stop, hls, breakMedia } = play();
  breakMedia();
  expect(plays).toHaveBeenCalledTimes(1);
  expect(hls.loads).toEqual(['source', 'on']);
  hls.serve('mediaAttached', {});
  expect(plays).toHaveBeenCalledTimes(2);
  breakMedia();
  expect(line.getValue().status).toBe('failed');
  stop();
});

it("keeps a viewer's pause, until the viewer plays again", () => {
  const { video, plays, stop, hls, breakMedia } = play();
  video.dispatchEvent(new Event('pause'));
  breakMedia();
  expect(plays).not.toHaveBeenCalled();
  video.dispatchEvent(new Event('play'));
  hls.serve('mediaAttached', {});
  expect(plays).toHaveBeenCalledTimes(1);
  stop();
});

it.each([
  ['it was refused', ({ fail }: ReturnType<typeof play>) => fail(403)],
  ['it was taken away', ({ stop }: ReturnType<typeof play>) => stop()],
])('asks for nothing more once %s', (_why, end) => {
  const played = play();
  played.fail(503);
  end(played);
  jest.advanceTimersByTime(60_000);
  expect(played.hls.loads).toEqual(['source']);
  played.stop();
});
