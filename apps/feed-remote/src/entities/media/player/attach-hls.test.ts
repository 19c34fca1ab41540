import { attachHls } from './attach-hls.ts';

type Listener = (event: string, data: object) => void;

/** Stands in for hls.js where it fails. */
class FakeHls {
  static Events = { ERROR: 'error', MEDIA_ATTACHED: 'attached', MANIFEST_PARSED: 'manifest' };
  static ErrorTypes = { MEDIA_ERROR: 'mediaError', NETWORK_ERROR: 'networkError' };
  static last: FakeHls;
  readonly listeners = new Map<string, Listener[]>();
  readonly recoverMediaError = jest.fn();
  readonly loadSource = jest.fn();
  readonly attachMedia = jest.fn();
  readonly destroy = jest.fn();
  readonly startLoad = jest.fn();
  readonly options: object;
  constructor(options: object) {
    this.options = options;
    FakeHls.last = this;
  }
  on(name: string, listener: Listener): void {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
  }
  once(name: string, listener: Listener): void {
    this.on(name, (event, data) => {
      this.listeners.set(name, []);
      listener(event, data);
    });
  }
  tell(name: string, data: object = {}): void {
    for (const listener of this.listeners.get(name) ?? []) listener(name, data);
  }
}

jest.mock('hls.js/light', () => ({
  __esModule: true,
  get default() {
    return FakeHls;
  },
}));

const film = (begin = { at: 0 }) => {
  const element = document.createElement('video');
  const [play, onRestart, onFailure] = [jest.spyOn(element, 'play').mockResolvedValue(), jest.fn(), jest.fn()];
  const events = { onHeights: jest.fn(), onHeight: jest.fn(), onRestart, onFailure };
  const address = { sign: async (url: string) => url, renew: async () => {}, update: () => {} };
  const source = { hls: '/film.m3u8', url: '' };
  const attachment = attachHls(element, '/film.m3u8', { source, address, startAt: () => begin.at, events });
  const hls = FakeHls.last;
  const isPlaying = (does: boolean) => Object.defineProperty(element, 'paused', { value: !does, configurable: true });
  const breakAt = (second: number) => {
    element.currentTime = second;
    hls.tell('error', { fatal: true, type: 'mediaError' });
  };
  const arrive = () => hls.tell('manifest', { levels: [] });
  return { element, attachment, hls, arrive, play, onRestart, onFailure, isPlaying, breakAt };
};

test('a film that the browser could not play at a place goes on playing, and one that was paused stays so', () => {
  const { hls, play, onRestart, onFailure, isPlaying, breakAt } = film();
  isPlaying(true);
  breakAt(20);
  expect(hls.recoverMediaError).toHaveBeenCalledTimes(1);
  expect(onRestart).toHaveBeenCalledTimes(1);
  hls.tell('attached');
  expect(play).toHaveBeenCalledTimes(1);
  isPlaying(false);
  breakAt(300);
  hls.tell('attached');
  expect(play).toHaveBeenCalledTimes(1);
  expect(onFailure).not.toHaveBeenCalled();
});

test('one that is broken at a place is given up there', () => {
  const { hls, onFailure, isPlaying, breakAt } = film();
  isPlaying(true);
  breakAt(20);
  breakAt(21);
  expect(hls.recoverMediaError).toHaveBeenCalledTimes(1);
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('it begins where somebody has gone back to while its manifest was on its way', () => {
  const begin = { at: 40 };
  const { element, attachment, hls, arrive } = film(begin);
  expect(hls.options).toMatchObject({ autoStartLoad: false });
  begin.at = 5;
  attachment.seek(5);
  expect([element.currentTime, hls.startLoad.mock.calls]).toEqual([5, []]);
  arrive();
  expect(hls.startLoad.mock.calls).toEqual([[5]]);
});

test('and before its first piece is there; later seeks are heard from the element', () => {
  const { element, attachment, hls, arrive } = film({ at: 40 });
  arrive();
  attachment.seek(5);
  expect(hls.startLoad.mock.calls).toEqual([[40], [5]]);
  Object.defineProperty(element, 'readyState', { value: 1 });
  attachment.seek(60);
  expect([element.currentTime, hls.startLoad.mock.calls.length]).toEqual([60, 2]);
});

test('one that the browser could not play before it was where it begins goes on there', () => {
  const { hls, arrive, isPlaying, breakAt } = film({ at: 40 });
  isPlaying(true);
  arrive();
  breakAt(0);
  expect(hls.startLoad.mock.calls).toEqual([[40], [40]]);
});
