import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partSince } from '../../platform/live/recording-part.ts';
import { clockOf, cutClock, filmMsOf, momentAt } from './film-clock.ts';

const NOON = Date.UTC(2026, 10, 27, 12);
/** Ten seconds from noon on, a minute without a camera, and six seconds more. */
const segments = [
  ...Array.from({ length: 5 }, () => ({ part: partSince(NOON), duration_ms: 2000 })),
  ...Array.from({ length: 3 }, () => ({ part: partSince(NOON + 70_000), duration_ms: 2000 })),
];
const clock = clockOf(segments);

test('a film knows when what it shows happened, across a break', () => {
  assert.deepEqual(clock, [
    { atMs: 0, startedAt: NOON, durationMs: 10_000 },
    { atMs: 10_000, startedAt: NOON + 70_000, durationMs: 6000 },
  ]);
  for (const [moment, ms] of [
    [NOON - 5000, 0],
    [NOON + 4000, 4000],
    [NOON + 30_000, 10_000],
    [NOON + 71_500, 11_500],
    [NOON + 999_000, 16_000],
  ] as const) {
    assert.equal(filmMsOf(clock, moment), ms);
  }
});

test('windows of a film leave out no moment, and none stands in two of them', () => {
  const edges = [0, 5000, 10_000, 15_000, 16_000].map((ms) => momentAt(clock, ms));
  assert.deepEqual(edges, [NOON, NOON + 5000, NOON + 10_000, NOON + 75_000, NOON + 76_000]);
  for (let moment = NOON; moment < NOON + 76_000; moment += 500) {
    const ms = filmMsOf(clock, moment);
    const from = Math.floor(ms / 5000) * 5000;
    assert.ok(momentAt(clock, from) <= moment && moment < momentAt(clock, from + 5000), String(moment - NOON));
  }
});

test('what is cut off has no moments any more', () => {
  assert.deepEqual(cutClock(clock, { fromMs: 4000, toMs: 12_000 }), [
    { atMs: 0, startedAt: NOON + 4000, durationMs: 6000 },
    { atMs: 6000, startedAt: NOON + 70_000, durationMs: 2000 },
  ]);
  assert.deepEqual(cutClock(clock, { fromMs: 11_000, toMs: 16_000 }), [
    { atMs: 0, startedAt: NOON + 71_000, durationMs: 5000 },
  ]);
});
