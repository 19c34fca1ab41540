import { FakeHls } from '../../../testing/fake-hls.ts';
import { createLiveHls, isOver } from './live-hls.ts';

jest.mock('hls.js/light', () => jest.requireActual('../../../testing/fake-hls.ts'));

const URL = '/api/streaming/hls/b1/index.m3u8';

/** What plays, and what its library is told. */
const play = () => {
  FakeHls.made.length = 0;
  const line = createLiveHls(URL, null);
  const stop = line.showIn(document.createElement('video'), line);
  const [hls] = FakeHls.made;
  if (!hls) throw new Error('nothing plays');
  const fail = (code: number, facts = {}) =>
    hls.serve('error', { fatal: true, type: 'networkError', response: { code }, error: new Error('no'), ...facts });
  return { line, stop, fail };
};

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
