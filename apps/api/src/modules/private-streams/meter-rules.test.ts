import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  fullMinutes,
  isTurnedOff,
  leftOf,
  measuredSince,
  priceOfSeconds,
  seenAfter,
  secondsOfLast,
} from './meter-rules.ts';

type Device = 'audio' | 'video';

const NOTHING = { performer: 0n, fan: 0n };

test('of one camera her side is measured, of two the smaller one', () => {
  assert.equal(measuredSince(NOTHING, { performer: 5000n, fan: 0n }, false), 5000n);
  assert.equal(measuredSince(NOTHING, { performer: 5000n, fan: 0n }, true), 0n);
  assert.equal(measuredSince(NOTHING, { performer: 5000n, fan: 3000n }, true), 3000n);
  assert.equal(measuredSince({ performer: 5000n, fan: 3000n }, { performer: 6000n, fan: 9000n }, true), 1000n);
});

test('a counter that goes back measures nothing', () => {
  assert.equal(measuredSince({ performer: 5000n, fan: 0n }, { performer: 100n, fan: 0n }, false), 0n);
});

test('whole minutes and whole seconds are paid, rounded down', () => {
  assert.deepEqual([fullMinutes(59_999n), fullMinutes(60_000n), fullMinutes(185_000n)], [0, 1, 3]);
  assert.deepEqual([secondsOfLast(59_999n), secondsOfLast(60_000n), secondsOfLast(61_999n)], [59, 0, 1]);
  assert.deepEqual([priceOfSeconds(100n, 59), priceOfSeconds(100n, 0), priceOfSeconds(700n, 30)], [98n, 0n, 350n]);
  assert.equal(leftOf(3, 61_000n), 119_000n);
});

test('what flows of one side alone is looked at and gone, but for what waits for the counter of another process', () => {
  const now = { performer: 9000n, fan: 1000n };
  assert.deepEqual(seenAfter(NOTHING, now, 1000n, 0n), now);
  assert.deepEqual(seenAfter(NOTHING, now, 1000n, 4000n), { performer: 5000n, fan: 1000n });
  assert.deepEqual(seenAfter(NOTHING, { performer: 2000n, fan: 0n }, 0n, 4000n), NOTHING);
});

test('her picture and her sound have to reach him, and of both cameras his picture has to reach her', () => {
  const off = (performer_off: Device[], fan_off: Device[], has_camera: boolean) =>
    isTurnedOff({ performer_off, fan_off, has_camera });
  assert.deepEqual([off([], [], false), off([], [], true)], [false, false]);
  assert.deepEqual(
    [off(['video'], [], false), off(['audio'], [], false), off(['audio'], [], true)],
    [true, true, true],
  );
  assert.deepEqual([off([], ['video'], true), off([], ['audio', 'video'], true)], [true, true]);
  assert.deepEqual([off([], ['audio'], true), off([], ['audio', 'video'], false)], [false, false]);
});
