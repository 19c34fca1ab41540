import { test } from 'node:test';
import { createTestApi } from './testing/api.ts';
import { FLOWS } from './testing/money/kill-flows.ts';
import { killEverywhere } from './testing/money/kill.ts';

/** Of all ends each so-and-so-many-th, from MONEY_SEED on; all of them are in the full run. */
const EACH = 13;
const from = Number(process.env.MONEY_SEED ?? 0) % EACH;

for (const [name, prepare] of Object.entries(FLOWS)) {
  test(`wherever it is cut off, it is done once: ${name} (from ${from})`, async (t) => {
    await killEverywhere(await createTestApi(t), prepare, (number) => number % EACH === from);
  });
}
