import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BTCPAY_CALL_MS } from '../../apps/api/src/platform/payments/crypto/btcpay-ask.ts';
import { createStripeClient, STRIPE_CALL_MS } from '../../apps/api/src/platform/payments/stripe/stripe-client.ts';
import { readDeployed, readWorkspace } from './deployed-files.ts';

/** How long browsers wait, as their client says it: it is made for them alone, and nothing else imports it. */
const patienceIn = (name: string): number => {
  const source = readWorkspace('libs/api-client/src/patience.ts');
  const [, value = ''] = new RegExp(`^export const ${name} = ([\\d_]+);$`, 'm').exec(source) ?? [];
  assert.notEqual(value, '', name);
  return Number(value.replaceAll('_', ''));
};

/** What a configuration of haproxy says of a time limit, in milliseconds. */
const limitsIn = (configuration: string, name: 'client' | 'server'): number[] =>
  [...configuration.matchAll(new RegExp(`^\\s*timeout ${name} (\\d+)(s|m)$`, 'gm'))].map(
    ([, count, unit]) => Number(count) * (unit === 'm' ? 60_000 : 1000),
  );

const configurations = [readDeployed('haproxy.cfg'), readWorkspace('docs/guides/several-processes.md')];

test('the API gives up its gateways before browsers give up the API, and they do so before the balancer', () => {
  const [reading, writing] = [patienceIn('READ_PATIENCE_MS'), patienceIn('WRITE_PATIENCE_MS')];
  const gateways = { stripe: STRIPE_CALL_MS.lost + STRIPE_CALL_MS.answered, btcpay: 2 * BTCPAY_CALL_MS };
  for (const [name, longest] of Object.entries(gateways))
    assert.ok(longest < writing, `${name} may take ${longest} ms`);
  assert.ok(reading < writing);
  for (const configuration of configurations)
    for (const name of ['client', 'server'] as const) {
      const limits = limitsIn(configuration, name);
      assert.equal(limits.length, 1);
      for (const limit of limits) assert.ok(writing < limit, `timeout ${name} ${limit} ms`);
    }
});

test('Stripe’s client waits and pauses as is reckoned with', () => {
  const stripe = createStripeClient({ secretKey: 'sk_test_1', apiUrl: new URL('https://api.stripe.com') });
  const [timeout, retries] = [Number(stripe.getApiField('timeout')), stripe.getMaxNetworkRetries()];
  assert.equal(STRIPE_CALL_MS.answered, timeout);
  // Stripe's client doubles its pause each time, up to a longest one.
  const pauses = Array.from({ length: retries }, (_, turn) =>
    Math.min(stripe.getInitialNetworkRetryDelay() * 2 ** turn, stripe.getMaxNetworkRetryDelay()),
  );
  const paused = 1000 * pauses.reduce((sum, pause) => sum + pause, 0);
  assert.equal(STRIPE_CALL_MS.lost, timeout * (1 + retries) + paused);
});
