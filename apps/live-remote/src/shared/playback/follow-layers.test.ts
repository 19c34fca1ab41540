import type { Layer } from '../webrtc/index.ts';
import { followLayers } from './follow-layers.ts';
import type { LayerChoice } from './layer-choice.ts';

const STATS = {
  ...{ framesPerSecond: 30, width: 1280, height: 720, packetsLost: 0, bytesReceived: 0, videoCodec: 'video/H264' },
  ...{ framesDropped: 0, jitterBufferDelay: 1, roundTripTime: 1, latency: 1 },
};

const following = () => {
  const asked: Layer[] = [];
  const playback = {
    hasLayers: true,
    isRefused: false,
    chooseLayer: async (layer: Layer) => {
      asked.push(layer);
      return !playback.isRefused;
    },
  };
  const chosen: { choice: LayerChoice } = { choice: 'auto' };
  const layers = followLayers(playback, () => chosen.choice);
  let seconds = 0;
  const pass = async (isFrozen: boolean) => {
    seconds += 1;
    const frames = seconds * 30;
    const stats = { ...STATS, framesDecoded: frames, packetsReceived: seconds * 200 };
    const isResized = layers.measured({ stats, isFrozen, at: seconds * 1000 });
    // The answer to what was asked.
    await Promise.resolve();
    await Promise.resolve();
    return isResized;
  };
  return { asked, playback, chosen, layers, pass };
};

test('what is chosen is asked for once, and again by each new connection', async () => {
  const { asked, chosen, layers, pass } = following();
  await layers.connected();
  expect(asked).toEqual([]);
  chosen.choice = 'l';
  await layers.chosen();
  await pass(false);
  expect(layers.view).toEqual({ choice: 'l', layer: 'l' });
  expect(asked).toEqual(['l']);
  await layers.connected();
  expect(asked).toEqual(['l', 'l']);
});

test('left to itself a picture that stands still becomes smaller, and a chosen one does not', async () => {
  const { asked, chosen, layers, pass } = following();
  expect(await pass(false)).toBe(false);
  expect(await pass(true)).toBe(true);
  expect(asked).toEqual(['m']);
  expect(layers.view).toEqual({ choice: 'auto', layer: 'm' });
  chosen.choice = 'h';
  await layers.chosen();
  for (let second = 0; second < 5; second += 1) await pass(true);
  expect(asked).toEqual(['m', 'h']);
  // From what is shown now on.
  chosen.choice = 'auto';
  expect(layers.view).toEqual({ choice: 'auto', layer: 'h' });
});

test('what was refused is not asked for each second', async () => {
  jest.useFakeTimers();
  const { asked, playback, chosen, layers } = following();
  playback.isRefused = true;
  chosen.choice = 'm';
  await layers.chosen();
  await layers.chosen();
  expect(asked).toEqual(['m']);
  jest.advanceTimersByTime(6_000);
  playback.isRefused = false;
  await layers.chosen();
  await layers.chosen();
  expect(asked).toEqual(['m', 'm']);
  jest.useRealTimers();
});

test('a question that hangs holds nothing up', async () => {
  const { playback, layers, pass } = following();
  playback.chooseLayer = async () => new Promise(() => undefined);
  await pass(false);
  expect(await pass(true)).toBe(true);
  expect(await pass(true)).toBe(false);
  expect(layers.view).toEqual({ choice: 'auto', layer: 'm' });
});

test.each([true, false])('an earlier connection has no say in what the new one is asked, %p', async (isTaken) => {
  const { asked, playback, chosen, layers } = following();
  const { chooseLayer } = playback;
  const { promise: late, resolve: answer } = Promise.withResolvers<boolean>();
  playback.chooseLayer = () => late;
  chosen.choice = 'l';
  const earlier = layers.chosen();
  // A connection that is asked at once, however long the earlier one takes.
  playback.chooseLayer = chooseLayer;
  await layers.connected();
  expect(asked).toEqual(['l']);
  answer(isTaken);
  await earlier;
  chosen.choice = 'm';
  await layers.chosen();
  await layers.chosen();
  expect(asked).toEqual(['l', 'm']);
});

test('a size that the new connection refused is not taken for the one it sends', async () => {
  jest.useFakeTimers();
  const { asked, playback, chosen, layers } = following();
  const { chooseLayer } = playback;
  const { promise: late, resolve: answer } = Promise.withResolvers<boolean>();
  playback.chooseLayer = () => late;
  chosen.choice = 'l';
  const earlier = layers.chosen();
  Object.assign(playback, { chooseLayer, isRefused: true });
  await layers.connected();
  answer(true);
  await earlier;
  playback.isRefused = false;
  jest.advanceTimersByTime(6_000);
  await layers.chosen();
  expect(asked).toEqual(['l', 'l']);
  jest.useRealTimers();
});

test('of one size there is nothing to choose', async () => {
  const { asked, playback, chosen, layers, pass } = following();
  playback.hasLayers = false;
  chosen.choice = 'l';
  await layers.chosen();
  await pass(true);
  expect([layers.view, asked]).toEqual([null, []]);
});
