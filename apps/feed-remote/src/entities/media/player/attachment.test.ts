import { attach } from './attachment.ts';
import type { Attachment } from './media-source.ts';
import { attachHls, canPlayHls } from './attach-hls.ts';

jest.mock('./attach-hls.ts', () => ({ attachHls: jest.fn(), canPlayHls: jest.fn() }));

const HLS = '/api/media/1/source.m3u8';
const WHOLE = '/api/media/1/source.mp4';
const byScript: Attachment = { seek: () => {}, chooseHeight: () => {}, release: () => {} };

interface Browser {
  /** Says that it can play HLS. */
  isHlsKnown?: boolean;
  /** Has Media Source Extensions, which hls.js feeds. */
  hasMediaSource?: boolean;
  isSafari?: boolean;
}

const globals = new Set<string>();
const have = (name: string): void => {
  globals.add(name);
  Object.defineProperty(window, name, { configurable: true, value: class {} });
};

const feed = async (hls: string | null, { isHlsKnown, hasMediaSource, isSafari }: Browser, startAt = 0) => {
  if (hasMediaSource) have('MediaSource');
  if (isSafari) have('WebKitPlaybackTargetAvailabilityEvent');
  jest.mocked(canPlayHls).mockReturnValue(Boolean(hasMediaSource));
  jest.mocked(attachHls).mockReturnValue(byScript);
  const element = document.createElement('video');
  element.canPlayType = () => (isHlsKnown ? 'maybe' : '');
  element.load = jest.fn();
  const events = { onHeights: jest.fn(), onHeight: jest.fn(), onRestart: jest.fn(), onFailure: jest.fn() };
  const address = { sign: async (url: string) => `${url}?s=now`, renew: async () => {}, update: () => {} };
  const attachment = await attach(element, { source: { hls, url: WHOLE }, address, startAt: () => startAt, events });
  return { element, events, attachment };
};

afterEach(() => {
  jest.clearAllMocks();
  globals.forEach((name) => Reflect.deleteProperty(window, name));
  globals.clear();
});

describe('a film is played', () => {
  it.each<[string, string | null, Browser, string]>([
    ['from its playlist by an iPhone itself', HLS, { isHlsKnown: true, isSafari: true }, HLS],
    ['from its playlist by Safari itself', HLS, { isHlsKnown: true, hasMediaSource: true, isSafari: true }, HLS],
    ['from its playlist by whoever has no other way', HLS, { isHlsKnown: true }, HLS],
    ['from the whole file where it has no playlist', null, { isHlsKnown: true, hasMediaSource: true }, WHOLE],
    ['from the whole file by whoever cannot play a playlist in any way', HLS, {}, WHOLE],
  ])('%s', async (_how, hls, browser, played) => {
    const { element } = await feed(hls, browser);
    expect(element.getAttribute('src')).toBe(`${played}?s=now`);
    expect(attachHls).not.toHaveBeenCalled();
  });

  it.each<[string, Browser]>([
    ['who plays no playlist', { hasMediaSource: true }],
    ['who says it does, yet leaves no choice of quality', { isHlsKnown: true, hasMediaSource: true }],
  ])('from its playlist by script for a browser %s', async (_which, browser) => {
    const { element, attachment } = await feed(HLS, browser);
    expect(attachHls).toHaveBeenCalledWith(element, `${HLS}?s=now`, expect.anything());
    expect(attachment).toBe(byScript);
    expect(element.getAttribute('src')).toBeNull();
  });
});

it('begins at its place, tells a failure, and lets go of everything when it is released', async () => {
  const { element, events, attachment } = await feed(HLS, { isHlsKnown: true }, 42);
  element.dispatchEvent(new Event('loadedmetadata'));
  expect(element.currentTime).toBe(42);
  element.dispatchEvent(new Event('error'));
  expect(events.onFailure).toHaveBeenCalledTimes(1);
  attachment.release();
  element.dispatchEvent(new Event('error'));
  expect(events.onFailure).toHaveBeenCalledTimes(1);
  expect(element.getAttribute('src')).toBeNull();
  expect(element.load).toHaveBeenCalled();
});
