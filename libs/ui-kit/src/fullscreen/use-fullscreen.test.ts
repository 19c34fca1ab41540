import { act, renderHook } from '@testing-library/react';
import { leaveFullscreen, useFullscreen } from './use-fullscreen.ts';

const given = new Set<string>();

/** Not implemented by jsdom. */
const give = (parts: Record<string, unknown>): void =>
  Object.entries(parts).forEach(([name, value]) => {
    given.add(name);
    Object.defineProperty(document, name, { configurable: true, value });
  });

const setUp = () => {
  const frame = Object.assign(document.createElement('div'), { requestFullscreen: jest.fn(async () => {}) });
  const film = Object.assign(document.createElement('video'), { webkitEnterFullscreen: jest.fn() });
  const { result } = renderHook(() => useFullscreen({ current: frame }, { current: film }));
  const change = (fullscreenElement: Element | null) =>
    act(() => {
      give({ fullscreenElement });
      document.dispatchEvent(new Event('fullscreenchange'));
    });
  return { frame, film, result, change };
};

afterEach(() => {
  given.forEach((name) => Reflect.deleteProperty(document, name));
  given.clear();
});

test('a frame fills the screen and returns; another element that does is not it', () => {
  const exitFullscreen = jest.fn(async () => {});
  give({ fullscreenEnabled: true, exitFullscreen });
  const { frame, result, change } = setUp();
  result.current.toggle();
  expect(frame.requestFullscreen).toHaveBeenCalledTimes(1);
  change(document.body);
  expect(result.current.isFullscreen).toBe(false);
  change(frame);
  expect(result.current.isFullscreen).toBe(true);
  result.current.toggle();
  expect(exitFullscreen).toHaveBeenCalledTimes(1);
  expect(frame.requestFullscreen).toHaveBeenCalledTimes(1);
});

test('where only films can fill the screen, the film does', () => {
  give({ fullscreenEnabled: false });
  const { frame, film, result } = setUp();
  result.current.toggle();
  expect(frame.requestFullscreen).not.toHaveBeenCalled();
  expect(film.webkitEnterFullscreen).toHaveBeenCalledTimes(1);
});

test('a refusal changes nothing and nobody is told', async () => {
  give({ fullscreenEnabled: true });
  const { frame, result } = setUp();
  const refusal = Promise.reject(new TypeError('Permissions check failed'));
  const taken = jest.spyOn(refusal, 'catch');
  frame.requestFullscreen.mockReturnValue(refusal);
  result.current.toggle();
  await expect(taken.mock.results[0]?.value).resolves.toBeUndefined();
});

test('the page is shown again where something fills the screen, and nothing is asked for where nothing does', () => {
  const exitFullscreen = jest.fn(async () => {});
  give({ fullscreenElement: null, exitFullscreen });
  leaveFullscreen();
  expect(exitFullscreen).not.toHaveBeenCalled();
  give({ fullscreenElement: document.body });
  leaveFullscreen();
  expect(exitFullscreen).toHaveBeenCalledTimes(1);
});
