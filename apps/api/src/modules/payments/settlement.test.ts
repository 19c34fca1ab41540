import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { PaymentGateway } from '../../platform/payments/payment-gateway.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { countQueued, findQueued } from '../payment-operations/queue.repository.ts';
import { ChargeUnwantedError, requestCharge } from './gateway-charges.ts';
import { requeuePayment } from './payment-attempts.repository.ts';
import { paymentJobs } from './payments.jobs.ts';
import { findPayment } from './payments.repository.ts';
import { recordNotCharged } from './settlement.service.ts';

const TOP_UP = '/payment/wallet/top-up';
const card = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };
const HOUR_MS = 60 * 60_000;

/** Has a gateway do something else, and keeps which of its calls were made. */
const changeGateway = (api: TestApi, changes: (working: PaymentGateway) => Partial<PaymentGateway>) => {
  const working = api.context.gateways.sandbox;
  assert.ok(working);
  const asked: string[] = [];
  const watched = new Proxy(
    { ...working, ...changes(working) },
    {
      get: (gateway, name: keyof PaymentGateway) => {
        asked.push(name);
        return gateway[name];
      },
    },
  );
  api.context.gateways = { sandbox: watched };
  return asked;
};

const lose = async (): Promise<never> => {
  throw new Error('the gateway did not answer');
};

const settle = async (api: TestApi): Promise<void> => {
  await api.db.updateTable('payments').set({ next_try_at: new Date() }).execute();
  await paymentJobs['settle-pending-payments'](api.context, {});
};

const age = (api: TestApi, hours: number) => {
  const then = new Date(Date.now() - hours * HOUR_MS);
  return api.db.updateTable('payments').set({ asked_at: then, created_at: then }).execute();
};

test('a charge whose answer was lost is looked up, and not repeated', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const asked = changeGateway(api, (working) => ({
    charge: async (charge) => {
      await working.charge(charge);
      return lose();
    },
  }));
  await api.as(fan).pay(TOP_UP, { amount: 30, card });
  await settle(api);
  assert.deepEqual(asked, ['createCard', 'charge', 'findCharge']);
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 3000n);
});

test('after twenty hours a charge unknown to the gateway is queued for an operator instead of repeated', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const asked = changeGateway(api, () => ({ charge: lose }));
  await api.as(fan).pay(TOP_UP, { amount: 30, card });
  await age(api, 21);
  await settle(api);
  await settle(api);
  assert.deepEqual(asked, ['createCard', 'charge', 'findCharge']);
  const [given, ...others] = await findQueued(api.db, 'payment', { limit: 10, after: null });
  assert.deepEqual([given?.user_id, given?.state, others.length], [fan.id, 'pending', 0]);
  assert.equal(await requeuePayment(api.db, given?.id ?? ''), true);
  assert.equal(await requeuePayment(api.db, given?.id ?? ''), false);
  await settle(api);
  assert.equal(asked.at(-1), 'findCharge');
  assert.equal(asked.filter((call) => call === 'charge').length, 1);
});

test('an old charge that the gateway knows is settled', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  changeGateway(api, (working) => ({ charge: (charge) => working.charge(charge).then(lose) }));
  await api.as(fan).pay(TOP_UP, { amount: 30, card });
  await age(api, 100);
  await settle(api);
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 3000n);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('payments that keep failing do not delay others, and are queued for an operator after a day', async (t) => {
  const api = await createTestApi(t);
  const [poisoned, fan] = [await api.createUser(), await api.createUser()];
  const working = api.context.gateways.sandbox;
  assert.ok(working);
  changeGateway(api, () => ({ charge: lose, findCharge: lose }));
  for (let count = 0; count < 105; count++) {
    await api.as(poisoned).pay(TOP_UP, { amount: 3, card });
  }
  await api.as(fan).pay(TOP_UP, { amount: 30, card });
  changeGateway(api, () => ({
    charge: (charge) => (charge.amount === 300n ? lose() : working.charge(charge)),
    findCharge: (charge) => (charge.amount === 300n ? lose() : working.findCharge(charge)),
  }));
  await api.db.updateTable('payments').set({ next_try_at: new Date() }).execute();
  const run = () => paymentJobs['settle-pending-payments'](api.context, {});
  await run();
  await run();
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 3000n, 'the second batch got to it');
  const waits = await api.db
    .selectFrom('payments')
    .select(['attempts', 'last_error'])
    .where('status', '=', 'pending')
    .execute();
  assert.ok(waits.every(({ attempts, last_error: why }) => attempts === 2 && why === 'the gateway did not answer'));
  await age(api, 21);
  await settle(api);
  await run();
  assert.equal(await countQueued(api.db, 'payment'), 105);
});

test('the metrics count pending payments and those queued for an operator', async (t) => {
  const token = 'a-token-for-prometheus';
  const api = await createTestApi(t, { METRICS_TOKEN: token });
  const fan = await api.createUser();
  changeGateway(api, () => ({ charge: lose }));
  await api.as(fan).pay(TOP_UP, { amount: 30, card });
  const lines = async () =>
    (await api.guest.get('/metrics', { authorization: `Bearer ${token}` })).text
      .split('\n')
      .filter((line) => line.startsWith('barg_payments_'));
  assert.deepEqual(await lines(), ['barg_payments_pending 1', 'barg_payments_given_up 0']);
  await age(api, 21);
  await settle(api);
  assert.deepEqual(await lines(), ['barg_payments_pending 1', 'barg_payments_given_up 1']);
});

test('only its owner can check a payment', async (t) => {
  const api = await createTestApi(t);
  const [fan, other] = [await api.createUser(), await api.createUser()];
  changeGateway(api, (working) => ({ charge: (charge) => working.charge(charge).then(lose) }));
  await api.as(fan).pay(TOP_UP, { amount: 30, card });
  const [payment] = (await api.as(fan).get('/payment/transactions/user/search')).body.data.data;
  const path = `/payment/transactions/${payment._id}/check`;
  assert.equal((await api.as(other).post(path)).status, 404);
  assert.equal((await api.as(fan).post(`/payment/transactions/${randomUUID()}/check`)).status, 404);
  const { status, balance } = (await api.as(fan).post(path)).body.data;
  assert.deepEqual([status, balance], ['succeeded', 30]);
});

test('who is asking a gateway has put the payment back: no other run asks as well, also after a crash', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  changeGateway(api, (working) => ({ charge: (charge) => working.charge(charge).then(lose) }));
  await api.as(fan).pay(TOP_UP, { amount: 30, card });
  const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const asked = changeGateway(api, (working) => ({
    findCharge: async (charge) => {
      begun.resolve();
      await goOn.promise;
      return working.findCharge(charge);
    },
  }));
  const first = settle(api);
  await begun.promise;
  await paymentJobs['settle-pending-payments'](api.context, {});
  assert.deepEqual(asked, ['findCharge']);
  const { next_try_at: next } = await api.db.selectFrom('payments').select('next_try_at').executeTakeFirstOrThrow();
  assert.ok(next.getTime() - Date.now() > 4 * 60_000);
  goOn.resolve();
  await first;
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 3000n);
});

test('a payment that has ended is not charged by who read it before, and one that is asked for meanwhile is not ended', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const asked = changeGateway(api, () => ({ charge: lose }));
  await api.as(fan).pay(TOP_UP, { amount: 30, card });
  const { id } = await api.db.updateTable('payments').set({ asked_at: null }).returning('id').executeTakeFirstOrThrow();
  const before = await findPayment(api.db, id);
  const end = () => api.context.work((unit) => recordNotCharged(unit, before));
  await api.db.updateTable('payments').set({ asked_at: new Date() }).execute();
  assert.deepEqual([await end(), (await findPayment(api.db, id)).status], [false, 'pending']);
  await api.db.updateTable('payments').set({ asked_at: null, sent_again_at: new Date() }).execute();
  assert.deepEqual([await end(), (await findPayment(api.db, id)).status], [false, 'pending']);
  await api.db.updateTable('payments').set({ sent_again_at: null }).execute();
  assert.deepEqual([await end(), (await findPayment(api.db, id)).failure_code], [true, 'not_charged']);
  await assert.rejects(requestCharge(api.context, before), ChargeUnwantedError);
  await assert.rejects(requestCharge(api.context, { ...before, asked_at: new Date() }), ChargeUnwantedError);
  assert.deepEqual(asked, ['createCard', 'charge', 'findCharge'], 'it is looked up at most');
});
