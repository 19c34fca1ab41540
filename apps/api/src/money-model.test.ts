import { test } from 'node:test';
import { createTestApi } from './testing/api.ts';
import { runModel } from './testing/money/run-model.ts';

/** The same in every run of `npm test`: others are tried by the full run, which prints its own. */
const seed = Number(process.env.MONEY_SEED ?? 901_427);

test(`money is where plain arithmetic has it, whatever people do (MONEY_SEED=${seed})`, async (t) => {
  await runModel(await createTestApi(t), { seed, runs: 4, length: 90 });
});
