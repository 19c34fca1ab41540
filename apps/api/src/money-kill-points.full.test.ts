import { test } from 'node:test';
import { createTestApi } from './testing/api.ts';
import { FLOWS } from './testing/money/kill-flows.ts';
import { killEverywhere } from './testing/money/kill.ts';

for (const [name, prepare] of Object.entries(FLOWS)) {
  test(`at every step and in every way it is cut off, it is done once: ${name}`, async (t) => {
    await killEverywhere(await createTestApi(t), prepare);
  });
}
