import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { settlePayment } from '../payments/settlement.service.ts';
import { endChallenge } from '../../platform/payments/sandbox-charges.ts';

const PATH = '/payment/subscribe/performers';
const card = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };

const prepare = async (t: Parameters<typeof createTestApi>[0]) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  await api.db
    .updateTable('performers')
    .set({ monthly_price: 600n, is_free_trial: false })
    .where('user_id', '=', performer.id)
    .execute();
  const body = {
    ...{ performerId: performer.id, type: 'monthly', expectedPrice: 6, expectedRenewalPrice: 6 },
    ...{ expectedAmount: 6, currency: 'USD', card },
  };
  const order = (changes: object = {}, key = randomUUID()) => api.as(fan).pay(PATH, { ...body, ...changes }, key);
  return { api, fan, performer, order, balance: () => findBalance(api.db, walletOf(fan.id)) };
};

const kinds = async (api: TestApi) =>
  (await api.db.selectFrom('ledger_transactions').select('kind').orderBy('id').execute()).map(({ kind }) => kind);

/** The areas that the windows of an account were told to read again. */
const toldAreas = (api: TestApi, { id: userId }: { id: string }, since: number) =>
  api.events
    .slice(since)
    .flatMap(({ target, event }) =>
      'area' in event.data && target.kind === 'user' && target.userId === userId ? [event.data.area] : [],
    );

test('a card fills the wallet and the wallet subscribes, once for a key', async (t) => {
  const { api, order, balance } = await prepare(t);
  const key = randomUUID();
  const answers = await Promise.all([order({}, key), order({}, key), order({}, key)]);
  for (const { status, body } of answers) {
    assert.deepEqual([status, body.data?.status, body.data?.subscription?.status], [200, 'succeeded', 'active']);
    assert.equal(body.data.balance, 0);
  }
  await api.runJobs();
  assert.deepEqual([await kinds(api), await balance()], [['top-up', 'subscription'], 0n]);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('who was suspended while the bank was asked is not subscribed, and the tokens stay in the wallet', async (t) => {
  const { api, fan, order, balance } = await prepare(t);
  await order({ card: { ...card, number: '4000002500003155' } });
  await api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', fan.id).execute();
  const charge = await api.db.selectFrom('sandbox_charges').selectAll().executeTakeFirstOrThrow();
  await endChallenge(api.db, charge.ref, true);
  await settlePayment(api.context, charge.idempotency_key);
  await api.runJobs();
  assert.deepEqual([await kinds(api), await balance()], [['top-up'], 600n]);
  assert.deepEqual(await api.db.selectFrom('subscriptions').select('id').execute(), []);
  const { completed_at: completedAt } = await api.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
  assert.ok(completedAt, 'it is not tried again');
});

test('nothing is charged for an impossible subscription, or at another price than expected', async (t) => {
  const { api, order } = await prepare(t);
  const refused: Array<[object, string]> = [
    [{ expectedPrice: 5 }, 'price.changed'],
    [{ expectedAmount: 5 }, 'price.changed'],
    [{ currency: 'EUR' }, 'price.changed'],
    [{ performerId: randomUUID() }, 'common.not_found'],
    [{ card: { ...card, number: '4000000000000002' } }, 'payment.card_declined'],
    [{ expectedPrice: 0 }, 'request.invalid_values'],
  ];
  for (const [changes, code] of refused) {
    const answer = await order(changes);
    if (code === 'common.not_found') assert.equal(answer.status, 404);
    else assert.equal(answer.body.code, code);
  }
  assert.deepEqual(await kinds(api), []);
  assert.equal((await order()).status, 200);
  assert.equal((await order()).body.code, 'subscription.already_active');
  assert.deepEqual(await kinds(api), ['top-up', 'subscription']);
});

test('what a coupon leaves below the least that cards are charged is refused, and the wallet pays just what was quoted', async (t) => {
  const { api, fan, performer, order, balance } = await prepare(t);
  const coupons = [
    { code: 'WHOLE', percent: 100 },
    { code: 'ALMOST', amount: 5 },
  ];
  for (const coupon of coupons) {
    const made = await api.as(performer).post('/performer/coupons', { ...coupon, purposes: ['subscription'] });
    assert.equal(made.status, 200, made.text);
  }
  const subject = { purpose: 'subscription', itemId: performer.id, plan: 'monthly' };
  const quoteOf = async (code: string) =>
    (await api.as(fan).post(`/coupons/${code}/apply-coupon`, subject)).body.data.total as number;
  for (const [code, quoted] of [
    ['whole', 0.01],
    ['almost', 1],
  ] as const) {
    assert.equal(await quoteOf(code), quoted);
    const { status, body } = await order({ coupon: code, expectedPrice: quoted, expectedAmount: quoted });
    assert.deepEqual([status, body.code], [409, 'payment.charge_too_small']);
    assert.match(body.message, /2[.٫]95|۲٫۹۵/, 'with the least');
  }
  assert.deepEqual([await kinds(api), await states(api)], [[], []]);
  await api.fund(fan, 1);
  const bought = await api.as(fan).pay('/wallet/charges/subscribe/performers', {
    ...{ performerId: performer.id, type: 'monthly', expectedPrice: 0.01, expectedRenewalPrice: 6, coupon: 'whole' },
  });
  assert.deepEqual([bought.status, await balance()], [200, 99n]);
});

test('after a confirmation at the bank a job completes the subscription', async (t) => {
  const { api, fan, order, balance } = await prepare(t);
  const { status, subscription, payment } = (await order({ card: { ...card, number: '4000002500003155' } })).body.data;
  assert.deepEqual([status, subscription], ['requires-action', null]);
  const { ref } = await api.db.selectFrom('sandbox_charges').select('ref').executeTakeFirstOrThrow();
  await endChallenge(api.db, ref, true);
  assert.equal((await api.as(fan).post(`/payment/transactions/${payment._id}/check`)).body.data.status, 'succeeded');
  const before = api.events.length;
  await api.runJobs();
  assert.deepEqual([await kinds(api), await balance()], [['top-up', 'subscription'], 0n]);
  assert.deepEqual(toldAreas(api, fan, before), ['subscriptions']);
});

test('a subscription that becomes impossible after the charge leaves the tokens in the wallet', async (t) => {
  const { api, fan, performer, order, balance } = await prepare(t);
  await order({ card: { ...card, number: '4000002500003155' } });
  await api.db.updateTable('performers').set({ monthly_price: 700n }).where('user_id', '=', performer.id).execute();
  const charge = await api.db.selectFrom('sandbox_charges').selectAll().executeTakeFirstOrThrow();
  await endChallenge(api.db, charge.ref, true);
  await api.as(fan).post(`/payment/transactions/${charge.idempotency_key}/check`);
  await api.runJobs();
  await api.runJobs();
  assert.deepEqual([await kinds(api), await balance()], [['top-up'], 600n]);
  const told = await api.db.selectFrom('notifications').select('kind').where('user_id', '=', fan.id).execute();
  assert.deepEqual(told.map(({ kind }) => kind).toSorted(), ['subscription-missed', 'top-up']);
});

test('a card lists its running subscriptions until they are cancelled', async (t) => {
  const { api, fan, performer, order } = await prepare(t);
  const { _id: cardId } = (await api.as(fan).post('/sandbox/cards', card)).body.data;
  const hanging = async () => (await api.as(fan).get(`/payment-cards/${cardId}/subscriptions`)).body.data.subscriptions;
  assert.deepEqual(await hanging(), []);
  const { subscription } = (await order({ card: undefined, cardId })).body.data;
  const [found] = await hanging();
  assert.deepEqual([found._id, found.performer._id, found.price], [subscription._id, performer.id, 6]);
  await api.db.updateTable('subscriptions').set({ next_price: 900n, next_price_from: new Date() }).execute();
  assert.equal((await hanging())[0].price, 9, 'what the next period costs');
  await api.db.updateTable('subscriptions').set({ status: 'cancelled', cancelled_at: new Date() }).execute();
  assert.deepEqual(await hanging(), []);
});

const states = async (api: TestApi) =>
  (await api.db.selectFrom('payments').select('status').orderBy('id').execute()).map(({ status }) => status);

test('of two cards that are pressed at once one is charged', async (t) => {
  const { api, order, balance } = await prepare(t);
  const answers = await Promise.all([order(), order(), order()]);
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  for (const { status, body } of answers) {
    if (status !== 200) assert.match(body.code, /^(account\.payment_pending|subscription\.already_active)$/);
  }
  await api.runJobs();
  assert.deepEqual([await kinds(api), await balance()], [['top-up', 'subscription'], 0n]);
});

test('who takes another card instead of confirming at the bank is charged on that one alone', async (t) => {
  const { api, fan, order, balance } = await prepare(t);
  const { payment } = (await order({ card: { ...card, number: '4000002500003155' } })).body.data;
  assert.equal((await order()).body.data.subscription.status, 'active');
  const { ref } = await api.db
    .selectFrom('sandbox_charges')
    .select('ref')
    .where('idempotency_key', '=', payment._id)
    .executeTakeFirstOrThrow();
  assert.equal(await endChallenge(api.db, ref, true), false, 'it cannot be confirmed any more');
  await api.as(fan).post(`/payment/transactions/${payment._id}/check`);
  await api.runJobs();
  assert.deepEqual([await states(api), await balance()], [['failed', 'succeeded'], 0n]);
});

test('while a gateway does not answer for one card no other is charged, and its answer of yes subscribes', async (t) => {
  const { api, order, balance } = await prepare(t);
  const { sandbox } = api.context.gateways;
  assert.ok(sandbox);
  const lose = () => Promise.reject(new Error('no answer'));
  const charge: typeof sandbox.charge = (given) => sandbox.charge(given).then(lose);
  api.context.gateways = { sandbox: { ...sandbox, charge, findCharge: lose } };
  await order();
  const refused = await order();
  assert.deepEqual([refused.status, refused.body.code], [409, 'account.payment_pending']);
  api.context.gateways = { sandbox };
  assert.equal((await order()).body.code, 'subscription.already_active');
  await api.runJobs();
  assert.deepEqual([await states(api), await kinds(api)], [['succeeded'], ['top-up', 'subscription']]);
  assert.equal(await balance(), 0n);
});
