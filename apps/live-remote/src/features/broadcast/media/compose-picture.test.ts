import { placeCamera } from './compose-picture.ts';
import { tick } from './tick.ts';

test('the camera lies below on the right of the screen in its own proportions, inside of its edges', () => {
  for (const camera of [
    { width: 1280, height: 720 },
    { width: 720, height: 1280 },
  ]) {
    const { x, y, width, height } = placeCamera({ width: 1920, height: 1080 }, camera);
    expect(width / height).toBeCloseTo(camera.width / camera.height, 1);
    expect(x + width).toBeLessThan(1920);
    expect(y + height).toBeLessThan(1080);
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(x).toBeGreaterThan(960);
  }
});

describe('the clock of a composed picture', () => {
  const ended: Array<() => void> = [];
  class FakeAudio {
    currentTime = 0;
    close = jest.fn(async () => undefined);
    createGain = () => ({ gain: { value: 1 }, connect: () => undefined });
    createConstantSource = () => {
      const source = {
        onended: () => undefined,
        connect: () => undefined,
        start: () => undefined,
        stop: () => undefined,
      };
      ended.push(() => source.onended());
      return source;
    };
  }

  beforeEach(() => {
    ended.length = 0;
    jest.useFakeTimers();
    Object.assign(globalThis, { AudioContext: FakeAudio });
  });
  afterEach(() => jest.useRealTimers());

  test('goes by timers where no sound plays, and stops', () => {
    const onTick = jest.fn();
    const stop = tick(25, onTick);
    jest.advanceTimersByTime(400);
    expect(onTick.mock.calls.length).toBeGreaterThanOrEqual(9);
    stop();
    onTick.mockClear();
    jest.advanceTimersByTime(400);
    expect(onTick).not.toHaveBeenCalled();
  });

  test('goes by sound while timers are slowed down, and not by both at once', () => {
    const onTick = jest.fn();
    const stop = tick(25, onTick);
    // Both clocks are there: no more than the rate.
    jest.advanceTimersByTime(40);
    ended.pop()?.();
    expect(onTick).toHaveBeenCalledTimes(2);
    stop();
  });
});
