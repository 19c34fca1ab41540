import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createHeat } from './heat.ts';

const open = (most = 10) => {
  let time = 0;
  const isHot = createHeat({ from: 3, within: 1000, most, now: () => time });
  return { isHot, wait: (milliseconds: number) => (time += milliseconds) };
};

test('a place is hot once enough have asked for it, for itself', () => {
  const { isHot } = open();
  assert.deepEqual([isHot('a'), isHot('a'), isHot('b'), isHot('a'), isHot('a')], [false, false, false, true, true]);
});

test('it stays hot while as many ask in each stretch, and cools down when they do not', () => {
  const { isHot, wait } = open();
  for (let visit = 0; visit < 3; visit += 1) isHot('a');
  wait(1000);
  assert.equal(isHot('a'), true);
  wait(1000);
  assert.equal(isHot('a'), false);
  for (let visit = 0; visit < 3; visit += 1) isHot('a');
  wait(2000);
  assert.equal(isHot('a'), false);
});

test('a place that was not asked for the longest is forgotten', () => {
  const { isHot } = open(2);
  isHot('a');
  isHot('a');
  isHot('b');
  isHot('c');
  assert.equal(isHot('a'), false);
});
