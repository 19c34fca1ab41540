import { test } from 'node:test';
import { createTestApi } from './testing/api.ts';
import { runModel } from './testing/money/run-model.ts';

const seed = Number(process.env.MONEY_SEED ?? Date.now() % 1_000_000);

/** Of so many runs one database: what is compared after each command grows with all that was ever moved in it. */
const RUNS = 12;
const DATABASES = 4;

for (let part = 0; part < DATABASES; part += 1) {
  const own = seed + part;
  test(`money is where plain arithmetic has it, for long (MONEY_SEED=${own})`, async (t) => {
    await runModel(await createTestApi(t), { seed: own, runs: RUNS, length: 120 });
  });
}
