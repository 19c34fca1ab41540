import assert from 'node:assert/strict';
import { test } from 'node:test';
import { median, percentile } from './statistics.ts';

test('the median is the value in the middle, by size', () => {
  assert.equal(median([10, 9, 200]), 10);
  assert.equal(median([7]), 7);
});

test('two values in the middle are averaged', () => {
  assert.equal(median([4, 1, 3, 100]), 3.5);
});

test('the values stay in their order', () => {
  const values = [3, 1, 2];
  median(values);
  assert.deepEqual(values, [3, 1, 2]);
});

test('no values have no median', () => {
  assert.throws(() => median([]), RangeError);
});

test('the percentile is the value that so many of a hundred do not exceed', () => {
  const values = Array.from({ length: 40 }, (_, index) => 40 - index);
  assert.deepEqual([percentile(values, 95), percentile(values, 50), percentile([7], 95)], [38, 20, 7]);
  assert.throws(() => percentile([], 95), RangeError);
});
