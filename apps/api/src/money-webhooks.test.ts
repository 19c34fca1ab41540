import { test } from 'node:test';
import { createTestApi } from './testing/api.ts';
import { assertWallets } from './testing/money/assert-wallets.ts';
import { storm } from './testing/money/webhook-storm.ts';

/** The same in every run of `npm test`: others are tried by the full run, which prints its own. */
const seed = Number(process.env.MONEY_SEED ?? 20_261);

test(`what gateways tell late, often and in any order ends in one state (MONEY_SEED=${seed})`, async (t) => {
  const api = await createTestApi(t);
  await storm(api, { seed, payments: 20, deliveries: 300 });
  await assertWallets(api);
});
