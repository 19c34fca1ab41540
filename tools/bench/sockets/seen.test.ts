import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSeen } from './seen.ts';

const hear = (after: number, sequences: readonly number[]) => {
  const seen = createSeen('stream', after);
  for (const sequence of sequences) seen.hears(sequence);
  const { shown, lost, twice, last } = seen.state;
  return { shown, lost, twice, last };
};

test('lines in order are neither lost nor shown twice', () => {
  assert.deepEqual(hear(2, [3, 4, 5]), { shown: 3, lost: 0, twice: 0, last: 5 });
});

test('what a gap holds is lost, and what comes again is shown twice', () => {
  assert.deepEqual(hear(0, [1, 4, 4]), { shown: 2, lost: 2, twice: 1, last: 4 });
});

test('after a reload of the whole list the next line is as new as any', () => {
  const seen = createSeen('stream', 0);
  seen.hears(1);
  seen.reloads();
  seen.hears(9);
  assert.deepEqual([seen.state.lost, seen.state.reloaded], [0, 1]);
});

test('who is cut twice is away from the first time until complete after the second', (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: 0 });
  const seen = createSeen('stream', 0);
  seen.cut();
  t.mock.timers.setTime(1000);
  seen.isBack();
  seen.cut();
  assert.deepEqual([seen.state.cutAt, seen.state.backAt], [0, null]);
  t.mock.timers.setTime(3000);
  seen.isBack();
  assert.equal(seen.state.backAt, 3000);
});
