import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from '../config.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { randomBytes } from 'node:crypto';
import { createSealer } from '../seal.ts';
import { createGateways } from './gateways.ts';
import { isTestMode } from './test-mode.ts';

const TEST = {
  STRIPE_SECRET_KEY: 'sk_test_0123456789',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789, whsec_9876543210',
};
const LIVE = { ...TEST, STRIPE_SECRET_KEY: 'sk_live_0123456789', STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789' };

test('Stripe is used where all of its keys are there, with any number of webhook secrets', async (t) => {
  const { stripe } = readConfig(TEST);
  assert.deepEqual(stripe?.webhookSecrets, ['whsec_0123456789', 'whsec_9876543210']);
  assert.equal(new URL(stripe?.scriptUrl ?? '').origin, 'https://js.stripe.com');
  assert.equal(readConfig({}).stripe, null);
  const database = await createTestDatabase();
  t.after(() => database.close());
  const parts = { db: database.db, sealer: createSealer(randomBytes(32)) };
  assert.deepEqual(Object.keys(await createGateways({ config: readConfig(TEST), ...parts })), ['stripe', 'sandbox']);
  const production = readConfig({ ...LIVE, NODE_ENV: 'production' });
  assert.deepEqual(Object.keys(await createGateways({ config: production, ...parts })), ['stripe']);
});

test('keys that are missing or do not belong together stop the start, and name themselves', () => {
  const refused: Array<[NodeJS.ProcessEnv, RegExp]> = [
    [{ STRIPE_SECRET_KEY: TEST.STRIPE_SECRET_KEY }, /STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET/],
    [{ ...TEST, STRIPE_SECRET_KEY: 'pk_test_0123456789' }, /STRIPE_SECRET_KEY/],
    [{ ...TEST, STRIPE_WEBHOOK_SECRET: 'secret' }, /STRIPE_WEBHOOK_SECRET/],
    [{ ...TEST, STRIPE_SECRET_KEY: LIVE.STRIPE_SECRET_KEY }, /different modes/],
    [{ ...LIVE, STRIPE_API_URL: 'http://localhost:4242' }, /STRIPE_API_URL/],
  ];
  for (const [env, message] of refused) assert.throws(() => readConfig(env), message);
});

test('a test mode is shown unless Stripe’s live keys are used', () => {
  assert.equal(isTestMode(readConfig(TEST)), true);
  assert.equal(isTestMode(readConfig(LIVE)), false);
  assert.equal(isTestMode(readConfig({})), true);
  assert.equal(isTestMode(readConfig({ NODE_ENV: 'production' })), false);
});
