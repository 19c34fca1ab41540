import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { KEYS, stripeEnvironmentOf } from '../../testing/stripe-bench.ts';
import { authenticate } from '../../testing/stripe-stand-in/intents.ts';
import { startStripeStandIn } from '../../testing/stripe-stand-in/stand-in.ts';
import { deliverEvents } from '../../testing/stripe-stand-in/webhooks.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { requestRefund } from './refunds.service.ts';
import { webhookRefusals } from './webhook-refusals.ts';

const TOP_UP = '/payment/wallet/top-up';

const prepare = async (t: TestContext) => {
  const standIn = await startStripeStandIn(KEYS);
  const api = await createTestApi(t, stripeEnvironmentOf(standIn));
  t.after(standIn.close);
  const fan = await api.createUser();
  return {
    ...{ api, fan, standIn, standing: standIn.standing },
    balance: () => findBalance(api.db, walletOf(fan.id)),
    /** All that Stripe has to tell arrives, twice and in any order, and is worked off. */
    hear: async () => {
      await deliverEvents(standIn.standing, KEYS.webhookSecret, async (body, signature) => {
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        const answer = await api.app.inject({ method: 'POST', url: '/api/payment/webhooks/stripe', headers, body });
        assert.equal(answer.statusCode, 200, answer.body);
      });
      await api.runJobs();
      assert.deepEqual(await findImbalances(api.db), []);
    },
  };
};

const foreign = (): number =>
  webhookRefusals().find(({ source, refusal }) => source === 'stripe' && refusal === 'foreign')?.count ?? 0;

test('a Stripe card is saved by its token, and repeated webhooks credit once', async (t) => {
  const { api, fan, balance, hear, standing } = await prepare(t);
  const kept = await api.as(fan).post('/stripe/cards', { token: 'pm_card_visa' });
  assert.deepEqual([kept.status, kept.body.data.provider, kept.body.data.last4], [200, 'stripe', '4242']);
  const paid = await api.as(fan).pay(TOP_UP, { amount: 30, cardId: kept.body.data._id });
  assert.equal(paid.body.data.status, 'succeeded');
  await hear();
  await hear();
  assert.equal(await balance(), 3000n);
  assert.equal(standing.all('payment_intent').length, 1);
  const digits = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };
  assert.equal((await api.as(fan).post('/stripe/cards', digits)).body.code, 'payment.card_token_needed');
  const refused = await api.as(fan).post('/stripe/cards', { token: 'pm_card_visa_chargeDeclined' });
  assert.equal(refused.body.code, 'payment.card_declined');
});

test('the client secret of a confirmation is returned and not stored', async (t) => {
  const { api, fan, balance, hear, standing } = await prepare(t);
  const card = { token: 'pm_card_authenticationRequired' };
  const { status, nextAction, payment } = (await api.as(fan).pay(TOP_UP, { amount: 30, card })).body.data;
  assert.equal(status, 'requires-action');
  assert.equal(nextAction.url, `/wallet/payments?payment=${payment._id}`);
  const [intent] = standing.all('payment_intent');
  assert.equal(nextAction.clientSecret, intent?.client_secret);
  const list = await api.as(fan).get('/payment/transactions/user/search');
  assert.equal(list.body.data.data[0].nextAction.clientSecret, null);
  const checked = await api.as(fan).post(`/payment/transactions/${payment._id}/check`);
  assert.equal(checked.body.data.nextAction.clientSecret, intent?.client_secret);
  const { rows } = await api.db
    .selectFrom('payments')
    .selectAll()
    .execute()
    .then((all) => ({
      rows: JSON.stringify(all, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)),
    }));
  assert.ok(!rows.includes(String(intent?.client_secret)));
  assert.equal(await balance(), 0n);
  authenticate(standing, String(intent?.id), true);
  await hear();
  assert.equal(await balance(), 3000n);
});

test('a Stripe refund that fails days later returns the tokens', async (t) => {
  const { api, fan, balance, hear, standing } = await prepare(t);
  const { payment } = (await api.as(fan).pay(TOP_UP, { amount: 30, card: { token: 'pm_card_refundFail' } })).body.data;
  await api.context.work((unit) => requestRefund(api.context, unit, { paymentId: payment._id, reason: 'asked for' }));
  await api.runJobs();
  await hear();
  assert.equal(await balance(), 0n);
  standing.advance(61);
  await hear();
  assert.equal(await balance(), 3000n);
});

test('a Stripe dispute takes the tokens, and returns them when won, in any order of webhooks', async (t) => {
  const { api, fan, balance, hear, standing } = await prepare(t);
  await api.as(fan).pay(TOP_UP, { amount: 30, card: { token: 'pm_card_createDispute' } });
  await hear();
  assert.equal(await balance(), 0n);
  const [dispute] = standing.all('dispute');
  await api.context.gateways.stripe?.answerDispute(String(dispute?.id), 'winning_evidence');
  await hear();
  assert.equal(await balance(), 3000n);
});

test('webhooks about another site of the same Stripe account are counted and ignored', async (t) => {
  const { hear, standing, balance } = await prepare(t);
  const before = foreign();
  const fields = { amount: 1000, currency: 'usd', status: 'succeeded' };
  const elsewhere = standing.add('pi', 'payment_intent', { ...fields, metadata: {} });
  standing.tell('payment_intent.succeeded', elsewhere);
  const another = { barg_charge: '018f0000-0000-7000-8000-000000000000' };
  standing.tell('payment_intent.succeeded', standing.add('pi', 'payment_intent', { ...fields, metadata: another }));
  standing.tell(
    'charge.dispute.created',
    standing.add('du', 'dispute', { payment_intent: elsewhere.id, amount: 1000 }),
  );
  await hear();
  // Each was told twice; what is kept by its id is handled once.
  assert.equal(foreign() - before, 4);
  assert.equal(await balance(), 0n);
});

test('browsers get Stripe’s settings only when Stripe is configured', async (t) => {
  const { api, standIn } = await prepare(t);
  const { stripePublishableKey, stripeScript, isTestMode } = (await api.guest.get('/settings/public')).body.data;
  assert.deepEqual(
    [stripePublishableKey, stripeScript, isTestMode],
    [KEYS.publishableKey, `${standIn.url}/stripe.js`, true],
  );
  const without = (await (await createTestApi(t)).guest.get('/settings/public')).body.data;
  assert.deepEqual([without.stripePublishableKey, without.stripeScript], ['', '']);
});
