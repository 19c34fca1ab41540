import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { takeTurns } from './turns.ts';

test('two loops take turns, the second one first in every other pair', async () => {
  const order: string[] = [];
  const side = (name: string, milliseconds: number) => async () => {
    if (order.at(-1) !== name) order.push(name);
    await delay(milliseconds);
  };
  let reads = 0;
  const clock = () => ({ node: 1000 * (reads += 1), database: null });
  const settle = () => Promise.resolve(void order.splice(0));
  const race = { ours: side('ours', 40), raw: side('raw', 4), clock, settle, turns: 4, milliseconds: 20 };
  const { ours, raw, ratio, low, high } = await takeTurns(race);

  assert.deepEqual(order, ['ours', 'raw', 'ours', 'raw', 'ours']);
  assert.ok(ratio < 0.8, `the slower loop came to ${ratio} of the quicker one`);
  assert.ok(low <= ratio && ratio <= high);
  assert.ok(ours.node > raw.node, 'the processor time of a turn is shared by its calls');
  assert.deepEqual([ours.database, raw.database], [null, null]);
});
