import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frameCosts, type TraceEvent } from './frames.ts';

const event = (name: string, ts: number, dur = 0, tid = 1): TraceEvent => ({ name, ph: 'X', ts, dur, pid: 1, tid });

test('counts script, style and layout of each frame, and what a call calls only once', () => {
  const costs = frameCosts([
    event('Commit', 0),
    event('FunctionCall', 1000, 4000),
    event('Layout', 2000, 1000),
    event('Paint', 6000, 9000),
    event('Commit', 16_000),
    event('UpdateLayoutTree', 17_000, 500),
    event('FunctionCall', 20_000, 2500),
    event('Commit', 32_000),
  ]);
  assert.deepEqual(costs, [4, 3]);
});

test('leaves out what another thread does', () => {
  const costs = frameCosts([event('Commit', 0), event('FunctionCall', 1000, 7000, 2), event('Commit', 16_000)]);
  assert.deepEqual(costs, [0]);
});

test('has no frames to tell of in a trace without any', () => {
  assert.deepEqual(frameCosts([event('FunctionCall', 0, 1000)]), []);
});
