import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LossTracker } from './loss-tracker.ts';

test('asks for what a gap left out, across the wrap of the sequence', () => {
  const losses = new LossTracker();
  [65_533, 2].forEach((sequence) => losses.received(sequence));
  assert.deepEqual(losses.takeDue(0), [65_534, 65_535, 0, 1]);
});

test('asks again after a while, but not for what has come', () => {
  const losses = new LossTracker();
  [10, 13].forEach((sequence) => losses.received(sequence));
  losses.takeDue(0);
  assert.deepEqual(losses.takeDue(39), []);
  losses.received(11);
  assert.deepEqual(losses.takeDue(40), [12]);
});

test('gives a packet up after nine requests', () => {
  const losses = new LossTracker();
  [10, 12].forEach((sequence) => losses.received(sequence));
  const requests = Array.from({ length: 20 }, (_, round) => losses.takeDue(round * 40)).flat();
  assert.equal(requests.length, 9);
});

test('does not ask for the packets of an outage', () => {
  const losses = new LossTracker();
  [10, 12, 1_000].forEach((sequence) => losses.received(sequence));
  assert.deepEqual(losses.takeDue(0), []);
});
