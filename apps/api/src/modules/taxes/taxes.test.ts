import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { PLATFORM_ACCOUNT_IDS, walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { requestRefund } from '../payments/refunds.service.ts';
import { taxOn, taxWithin } from './tax.ts';
import { taxOf } from './taxes.service.ts';

const TOP_UP = '/payment/wallet/top-up';
const card = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };
const VAT = { country: 'DE', name: 'MwSt.', percent: 19 };

const setTax = async (api: TestApi, tax: object = VAT) => {
  const operator = await api.createOperator();
  const answer = await api.as(operator).post('/operator/taxes', tax);
  assert.equal(answer.status, 200, answer.text);
  return answer.body.data;
};

const createGerman = async (api: TestApi) => {
  const fan = await api.createUser();
  await api.db.updateTable('users').set({ country: 'DE' }).where('id', '=', fan.id).execute();
  return fan;
};

const taxOwed = async (api: TestApi): Promise<bigint> => {
  const rows = await api.db
    .selectFrom('ledger_entries')
    .select('amount')
    .where('account_id', '=', PLATFORM_ACCOUNT_IDS['tax-payable'])
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0n);
};

test('a tax that is sent twice with one key is entered once', async (t) => {
  const api = await createTestApi(t);
  const operator = api.as(await api.createOperator());
  for (let time = 0; time < 2; time += 1)
    assert.equal((await operator.pay('/operator/taxes', VAT, 'key-of-the-form')).status, 200);
  assert.equal((await operator.get('/operator/taxes')).body.data.total, 1);
  const log = await api.db.selectFrom('audit_log').select('action').where('action', '=', 'tax.set').execute();
  assert.equal(log.length, 1);
});

test('a tax that is to apply at once is in force in the answer, not ahead', async (t) => {
  const api = await createTestApi(t);
  const operator = api.as(await api.createOperator());
  for (const country of ['DE', 'FR', 'ES']) {
    // With a key, as the console sends it: claiming it begins the transaction before the rate has its moment.
    const { isInForce, isAhead } = (await operator.pay('/operator/taxes', { ...VAT, country })).body.data;
    assert.deepEqual([isInForce, isAhead], [true, false], country);
  }
});

test('a tax is rounded half up, and parts of it add up to the whole', () => {
  assert.deepEqual([taxOn(1000n, { rate: 1900 }), taxOn(1n, { rate: 5000 }), taxOn(333n, { rate: 0 })], [190n, 1n, 0n]);
  const whole = { amount: 1001n, tax: 160n };
  const cuts = [0n, 333n, 666n, 1001n];
  const parts = cuts.slice(1).map((to, index) => taxWithin(whole, { from: cuts[index] ?? 0n, to }));
  assert.equal(
    parts.reduce((sum, part) => sum + part, 0n),
    160n,
  );
});

test('tax applies once an operator sets a rate, and only at an expected price', async (t) => {
  const api = await createTestApi(t);
  const fan = await createGerman(api);
  const pay = (body: object) => api.as(fan).pay(TOP_UP, { card, ...body });
  assert.equal((await pay({ amount: 10 })).body.data.payment.amount, 10);
  await setTax(api);
  assert.deepEqual((await api.as(fan).get('/payment/tax')).body.data, VAT);
  const unseen = await pay({ amount: 10 });
  assert.deepEqual([unseen.status, unseen.body.code], [409, 'price.changed']);
  assert.match(unseen.body.message, /۱۱٫۹/);
  const seen = await pay({ amount: 10, expectedPrice: 11.9, currency: 'USD' });
  const { payment, balance } = seen.body.data;
  assert.deepEqual([payment.amount, payment.tax, payment.tokens, balance], [11.9, 1.9, 10, 20]);
  assert.equal(await taxOwed(api), 190n);
  assert.deepEqual(await findImbalances(api.db), []);
  const [offer] = (await api.as(fan).get('/package/token/search')).body.data.data;
  const [untaxed] = (await api.guest.get('/package/token/search')).body.data.data;
  assert.deepEqual(
    [offer.price, offer.tax],
    [Number((untaxed.price * 1.19).toFixed(2)), Number((untaxed.price * 0.19).toFixed(2))],
  );
  const bought = await pay({ packageId: offer._id, expectedPrice: offer.price, currency: offer.currency });
  assert.equal(bought.body.data.payment.amount, offer.price);
});

test('refunds take back their share of the tax, in part and in full', async (t) => {
  const api = await createTestApi(t);
  const fan = await createGerman(api);
  await setTax(api);
  const paid = await api.as(fan).pay(TOP_UP, { amount: 10, expectedPrice: 11.9, currency: 'USD', card });
  const paymentId: string = paid.body.data.payment._id;
  const refund = (amount?: bigint) =>
    api.context.work((unit) => requestRefund(api.context, unit, { paymentId, amount, reason: 'asked for it' }));
  await refund(595n);
  await api.runJobs();
  assert.equal(await taxOwed(api), 95n);
  const { refunds, total, net, tax } = (await api.as(fan).get(`/payment/transactions/${paymentId}/receipt`)).body.data;
  assert.deepEqual([total, net, tax], [11.9, 10, { ...VAT, amount: 1.9 }]);
  assert.deepEqual([refunds[0].amount, refunds[0].tax, refunds[0].status], [5.95, 0.95, 'succeeded']);
  await refund();
  await api.runJobs();
  assert.deepEqual([await taxOwed(api), await findBalance(api.db, walletOf(fan.id))], [0n, 0n]);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('a sale keeps its rate; a later rate replaces it, and a rate that was in force cannot be deleted', async (t) => {
  const api = await createTestApi(t);
  const fan = await createGerman(api);
  const rate = await setTax(api);
  const paid = await api.as(fan).pay(TOP_UP, { amount: 10, expectedPrice: 11.9, currency: 'USD', card });
  await setTax(api, { ...VAT, percent: 0 });
  assert.equal((await api.as(fan).pay(TOP_UP, { amount: 10, card })).body.data.payment.tax, 0);
  const receipt = await api.as(fan).get(`/payment/transactions/${paid.body.data.payment._id}/receipt`);
  assert.equal(receipt.body.data.tax.percent, 19);
  const as = api.as(await api.createOperator());
  const refused = await as.delete(`/operator/taxes/${rate._id}`);
  assert.deepEqual([refused.status, refused.body.code], [409, 'tax.in_force']);
  const past = await as.post('/operator/taxes', { ...VAT, validFrom: '2020-01-01T00:00:00Z' });
  assert.deepEqual([past.status, past.body.code], [422, 'tax.in_the_past']);
  const ahead = { ...VAT, percent: 7.25, validFrom: '2099-01-01T00:00:00Z' };
  const { _id } = await setTax(api, ahead);
  assert.equal((await as.post('/operator/taxes', ahead)).body.code, 'tax.taken');
  const first = (await as.get('/operator/taxes?limit=2')).body.data;
  const rest = (await as.get(`/operator/taxes?limit=2&cursor=${first.nextCursor}`)).body.data;
  assert.deepEqual(
    [...first.data, ...rest.data].map((row) => [row.percent, row.isAhead, row.isInForce]),
    [
      [7.25, true, false],
      [0, false, true],
      [19, false, false],
    ],
  );
  assert.equal((await as.delete(`/operator/taxes/${_id}`)).status, 200);
  assert.equal((await as.get('/operator/taxes')).body.data.total, 2);
});

test('the buyer’s country is the account’s, or else that of the IP address', async (t) => {
  const api = await createTestApi(t);
  await setTax(api);
  const [german, nowhere] = [await createGerman(api), await api.createUser()];
  const countryOf = async (userId: string | null, addressCountry: string | null) => {
    const { country, rate } = await taxOf(api.db, { userId, addressCountry });
    return [country, rate];
  };
  assert.deepEqual(await countryOf(german.id, 'FR'), ['DE', 1900]);
  assert.deepEqual(await countryOf(nowhere.id, 'DE'), ['DE', 1900]);
  assert.deepEqual(await countryOf(nowhere.id, null), [null, 0]);
  assert.deepEqual(await countryOf(null, 'FR'), ['FR', 0]);
});
