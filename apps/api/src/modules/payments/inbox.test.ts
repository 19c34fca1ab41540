import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { deliveryOf } from '../../platform/payments/sandbox-events.ts';
import type { WebhookDelivery } from '../../platform/payments/payment-gateway.ts';
import { signWebhook } from '../../platform/payments/webhook-signature.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { deliverAll } from './testing/deliveries.ts';
import { webhookRefusals } from './webhook-refusals.ts';

const TOP_UP = '/payment/wallet/top-up';
const card = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };

const send = (api: TestApi, { body, signature }: WebhookDelivery, provider = 'sandbox') =>
  api.app.inject({
    method: 'POST',
    url: `/api/payment/webhooks/${provider}`,
    payload: body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });

const eventOf = (ref: string, id = randomUUID()) =>
  JSON.stringify({ id, type: 'charge.succeeded', subject: { kind: 'charge', ref } });

const refused = (refusal: string) =>
  webhookRefusals().find((counted) => counted.source === 'sandbox' && counted.refusal === refusal)?.count ?? 0;

/** A payment whose answer was lost, so that only its webhook tells that it succeeded. */
const lostPayment = async (api: TestApi) => {
  const fan = await api.createUser();
  const working = api.context.gateways.sandbox;
  assert.ok(working);
  const lost = async (...charge: Parameters<typeof working.charge>) => {
    await working.charge(...charge);
    throw new Error('the gateway did not answer');
  };
  api.context.gateways = { sandbox: { ...working, charge: lost } };
  await api.as(fan).pay(TOP_UP, { amount: 30, card });
  api.context.gateways = { sandbox: working };
  const { id } = await api.db.selectFrom('payments').select('id').executeTakeFirstOrThrow();
  return { fan, id, balance: () => findBalance(api.db, walletOf(fan.id)) };
};

test('a webhook is answered at once, and a job reads the state from the gateway', async (t) => {
  const api = await createTestApi(t);
  const { id, balance } = await lostPayment(api);
  const answer = await send(api, deliveryOf(api.context.sealer, eventOf(id)));
  assert.deepEqual([answer.statusCode, await balance()], [200, 0n]);
  await api.runJobs();
  assert.equal(await balance(), 3000n);
});

test('an event moves nothing that the gateway does not confirm', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  await api.as(fan).pay(TOP_UP, { amount: 30, card: { ...card, number: '4000002500003155' } });
  const { id } = await api.db.selectFrom('payments').select('id').executeTakeFirstOrThrow();
  await send(api, deliveryOf(api.context.sealer, eventOf(id)));
  await deliverAll(api);
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 0n);
});

test('repeated and concurrent deliveries of an event count once', async (t) => {
  const api = await createTestApi(t);
  const { id, balance } = await lostPayment(api);
  const delivery = deliveryOf(api.context.sealer, eventOf(id));
  await Promise.all(Array.from({ length: 5 }, () => send(api, delivery)));
  await deliverAll(api);
  await send(api, delivery);
  await deliverAll(api);
  assert.equal(await balance(), 3000n);
  const events = await api.db.selectFrom('external_events').select(['external_id', 'handled_at']).execute();
  const ids = events.map(({ external_id: external }) => external);
  assert.equal(new Set(ids).size, ids.length);
  assert.ok(events.every(({ handled_at: handled }) => handled !== null));
  assert.deepEqual(await findImbalances(api.db), []);
});

test('an event whose job failed is handled when it is delivered again', async (t) => {
  const api = await createTestApi(t);
  const { id, balance } = await lostPayment(api);
  const working = api.context.gateways.sandbox;
  assert.ok(working);
  const down = async () => Promise.reject(new Error('the gateway did not answer'));
  api.context.gateways = { sandbox: { ...working, findCharge: down } };
  const delivery = deliveryOf(api.context.sealer, eventOf(id));
  await send(api, delivery);
  await assert.rejects(api.runJobs());
  api.context.gateways = { sandbox: working };
  await send(api, delivery);
  await api.runJobs();
  assert.equal(await balance(), 3000n);
});

test('forged, old, unreadable and foreign webhooks are refused and counted', async (t) => {
  const token = 'a-token-for-prometheus';
  const api = await createTestApi(t, { METRICS_TOKEN: token });
  const { sealer } = api.context;
  const good = deliveryOf(sealer, eventOf(randomUUID()));
  const before = { forged: refused('forged'), old: refused('old'), foreign: refused('foreign') };
  const changed = Buffer.from(good.body.toString().replace('succeeded', 'failed'));
  const forged = [
    { body: changed, signature: good.signature },
    { body: good.body, signature: signWebhook(good.body, 'another secret') },
    { body: good.body, signature: '' },
  ];
  for (const delivery of forged) {
    const answer = await send(api, delivery);
    assert.deepEqual([answer.statusCode, answer.json().code], [400, 'payment.webhook_refused']);
  }
  assert.equal((await send(api, deliveryOf(sealer, 'not json'))).statusCode, 400);
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 301_000 });
  assert.equal((await send(api, good)).statusCode, 400);
  t.mock.timers.reset();
  assert.equal((await api.db.selectFrom('external_events').select('id').execute()).length, 0);
  assert.equal((await send(api, deliveryOf(sealer, eventOf(randomUUID())))).statusCode, 200);
  assert.equal((await send(api, deliveryOf(sealer, eventOf('of-another-site')))).statusCode, 200);
  await api.runJobs();
  const counted = { forged: refused('forged'), old: refused('old'), foreign: refused('foreign') };
  assert.deepEqual(counted, { forged: before.forged + 3, old: before.old + 1, foreign: before.foreign + 2 });
  const { text } = await api.guest.get('/metrics', { authorization: `Bearer ${token}` });
  assert.match(text, /^barg_webhooks_refused_total\{source="sandbox",refusal="forged"\} \d+$/m);
});

test('a gateway that is not configured takes no webhooks', async (t) => {
  const api = await createTestApi(t);
  assert.equal((await send(api, deliveryOf(api.context.sealer, eventOf(randomUUID())), 'stripe')).statusCode, 503);
});
