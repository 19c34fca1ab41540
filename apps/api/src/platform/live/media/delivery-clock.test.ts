import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DeliveryClock } from './delivery-clock.ts';

const after = (...moments: number[]): number => {
  const clock = new DeliveryClock();
  for (const moment of moments) clock.packetDelivered(moment);
  return clock.deliveredMs;
};

test('what flows is counted from packet to packet', () => {
  assert.equal(after(), 0);
  assert.equal(after(500), 0, 'a single packet has no length');
  assert.equal(after(500, 520, 540.5, 1540.5), 1040);
});

test('a gap is not counted, and what comes after it begins anew', () => {
  assert.equal(after(0, 1001), 0);
  assert.equal(after(0, 400, 60_000, 60_300), 700);
});
