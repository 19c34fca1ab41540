import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeCanary, scoreInterval } from './canary-rule.ts';

const limits = { minFailed: 10, margin: 0.05 };
const isWorse = (canary: [number, number], stable: [number, number]): boolean =>
  judgeCanary({ failed: canary[0], visitors: canary[1] }, { failed: stable[0], visitors: stable[1] }, limits).isWorse;

test('takes back what fails for everybody as soon as enough have met it', () => {
  assert.equal(isWorse([9, 9], [0, 200]), false);
  assert.equal(isWorse([10, 10], [0, 200]), true);
  assert.equal(isWorse([10, 10], [0, 0]), true, 'also while nobody has the stable version');
});

test('leaves what fails as often as the stable version, however often that is', () => {
  assert.equal(isWorse([50, 100], [500, 1000]), false);
  assert.equal(isWorse([10, 10], [200, 200]), false, 'the API is down for both');
});

test('leaves what is worse by less than the margin, or by what chance may do', () => {
  assert.equal(isWorse([400, 10_000], [0, 10_000]), false);
  assert.equal(isWorse([1000, 10_000], [100, 10_000]), true);
  assert.equal(isWorse([10, 80], [20, 1000]), false, 'ten of eighty may be chance');
  assert.equal(isWorse([40, 320], [20, 1000]), true, 'forty of 320 are not');
});

test('knows the bounds of a share', () => {
  // Newcombe 1998, table I: 81 of 263 at 95 %.
  const { low, high } = scoreInterval({ visitors: 263, failed: 81 }, 1.959964);
  assert.equal(low.toFixed(4), '0.2553');
  assert.equal(high.toFixed(4), '0.3662');
});
