import { test } from 'node:test';
import { createTestApi } from './testing/api.ts';
import { runModel } from './testing/money/run-model.ts';

const seed = Number(process.env.MONEY_SEED ?? Date.now() % 1_000_000);

test(`money is where plain arithmetic has it, whatever people do (MONEY_SEED=${seed})`, async (t) => {
  await runModel(await createTestApi(t), { seed, runs: 4, length: 90 });
});
