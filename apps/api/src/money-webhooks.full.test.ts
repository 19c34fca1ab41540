import { test } from 'node:test';
import { createTestApi } from './testing/api.ts';
import { assertWallets } from './testing/money/assert-wallets.ts';
import { storm } from './testing/money/webhook-storm.ts';

const seed = Number(process.env.MONEY_SEED ?? Date.now() % 1_000_000);

test(`ten thousand webhooks late, often and in any order end in one state (MONEY_SEED=${seed})`, async (t) => {
  const api = await createTestApi(t);
  await storm(api, { seed, payments: 500, deliveries: 10_000 });
  await assertWallets(api);
});
