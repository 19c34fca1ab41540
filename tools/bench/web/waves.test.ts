import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countWaves } from './waves.ts';

const span = (startedAt: number, endedAt: number) => ({ startedAt, endedAt });

test('requests that overlap are one wave', () => {
  assert.equal(countWaves([]), 0);
  assert.equal(countWaves([span(0, 10), span(1, 12), span(9, 30)]), 1);
});

test('a request that waits for another is a wave more, however many run beside', () => {
  assert.equal(countWaves([span(0, 10), span(10, 20), span(10, 40), span(21, 30), span(5, 35)]), 3);
});
