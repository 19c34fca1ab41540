import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { newId } from '../../platform/ids.ts';
import { createTestApi } from '../../testing/api.ts';
import { findDifferences } from '../books/differences.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { insertRate } from '../taxes/taxes.repository.ts';
import { deliverAll } from './testing/deliveries.ts';
import { requestRefund } from './refunds.service.ts';

const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2099, cvc: '123' };
const declined = { ...card, number: '4000000000000002' };

/** A package of 100 tokens for 80 dollars, and a coupon of the site. */
const prepare = async (t: TestContext, coupon: object = { percent: 25 }) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const packageId = newId();
  await api.db
    .insertInto('token_packages')
    .values({ id: packageId, names: '{}', tokens: 10_000n, price: 8000n, currency: 'USD' })
    .execute();
  const make = async (body: object) =>
    api.as(await api.createOperator()).post('/operator/coupons', { code: 'SPRING', ...body });
  assert.equal((await make(coupon)).status, 200);
  const buy = (expectedPrice: number, body: object = {}, by = fan) =>
    api.as(by).pay('/payment/wallet/top-up', {
      ...{ packageId, expectedPrice, currency: 'USD', coupon: 'spring', card },
      ...body,
    });
  const quote = (body: object = {}) =>
    api.as(fan).post('/coupons/spring/apply-coupon', { purpose: 'package', itemId: packageId, ...body });
  const used = async () => (await api.db.selectFrom('coupons').select('used').executeTakeFirstOrThrow()).used;
  const wallet = async () => {
    const account = api.db.selectFrom('ledger_accounts').select(['balance', 'promotional']);
    return account.where('owner_id', '=', fan.id).where('kind', '=', 'wallet').executeTakeFirstOrThrow();
  };
  const inOrder = async () => assert.deepEqual([await findImbalances(api.db), await findDifferences(api.db)], [[], []]);
  return { api, fan, packageId, make, buy, quote, used, wallet, inOrder };
};

test('a package costs less, and the tokens that are not paid for are promotional', async (t) => {
  const { buy, quote, used, wallet, inOrder } = await prepare(t);
  const { code, discount, total, tax } = (await quote()).body.data;
  assert.deepEqual([code, discount, total, tax], ['spring', 20, 60, 0]);
  assert.equal(await used(), 0);
  assert.equal((await buy(80)).body.code, 'price.changed');
  const { payment } = (await buy(60)).body.data;
  assert.deepEqual([payment.amount, payment.tokens, await used()], [60, 100, 1]);
  assert.deepEqual(await wallet(), { balance: 10_000n, promotional: 4000n });
  await inOrder();
});

test('the tax is on what is paid, and the quote is the price that is charged', async (t) => {
  const { api, fan, buy, quote } = await prepare(t, { amount: 10 });
  const rate = { id: newId(), country: 'DE', name: 'VAT', rate: 1900, valid_from: new Date(0) };
  await insertRate(api.db, rate);
  await api.db.updateTable('users').set({ country: 'DE' }).where('id', '=', fan.id).execute();
  const { discount, total, tax } = (await quote()).body.data;
  assert.deepEqual([discount, total, tax], [11.9, 83.3, 13.3]);
  const { payment } = (await buy(83.3)).body.data;
  assert.deepEqual([payment.amount, payment.tax, payment.tokens], [83.3, 13.3, 100]);
  const receipt = (await api.as(fan).get(`/payment/transactions/${payment._id}/receipt`)).body.data;
  assert.deepEqual([receipt.price, receipt.discount, receipt.net, receipt.total], [80, 10, 70, 83.3]);
});

test('of a currency without hundredths the quote is what can be charged, and its receipt adds up', async (t) => {
  const { api, fan, packageId, quote, inOrder } = await prepare(t, { percent: 12.5 });
  const settings = { currency: 'CLP', tokenValue: 999 };
  await api.db
    .insertInto('settings')
    .values(Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) })))
    .execute();
  await api.db.updateTable('token_packages').set({ price: 999_000n, tokens: 1000n, currency: 'CLP' }).execute();
  await insertRate(api.db, { id: newId(), country: 'CL', name: 'IVA', rate: 1900, valid_from: new Date(0) });
  await api.db.updateTable('users').set({ country: 'CL' }).where('id', '=', fan.id).execute();
  const listed = (await api.as(fan).get('/package/token/search')).body.data.data[0];
  const { discount, total, tax } = (await quote()).body.data;
  // Of 9,990 the coupon takes 1,248.75, of which 1,248 can be left out; 19 % of the rest is 1,660.98.
  assert.deepEqual([listed.price, discount, total, tax], [11_888, 1485, 10_403, 1661]);
  const body = { packageId, expectedPrice: total, currency: 'CLP', coupon: 'spring', card };
  const bought = await api.as(fan).pay('/payment/wallet/top-up', body);
  assert.equal(bought.status, 200, bought.text);
  const receipt = (await api.as(fan).get(`/payment/transactions/${bought.body.data.payment._id}/receipt`)).body.data;
  assert.deepEqual([receipt.price, receipt.discount, receipt.net, receipt.total], [9990, 1248, 8742, 10_403]);
  await inOrder();
});

test('a payment that fails gives the use back, and so does a refund of the whole', async (t) => {
  const { api, buy, used, wallet, inOrder } = await prepare(t);
  assert.equal((await buy(60, { card: declined })).body.code, 'payment.card_declined');
  assert.equal(await used(), 0);
  const { payment } = (await buy(60)).body.data;
  const refund = (amount: bigint) =>
    api.context.work((unit) =>
      requestRefund(api.context, unit, { paymentId: payment._id, amount, reason: 'unwanted' }),
    );
  await refund(1500n);
  assert.deepEqual([await wallet(), await used()], [{ balance: 7500n, promotional: 3000n }, 1]);
  await refund(4500n);
  await api.runJobs();
  await deliverAll(api);
  assert.deepEqual([await wallet(), await used()], [{ balance: 0n, promotional: 0n }, 0]);
  await inOrder();
});

test('of payments at once with the last of a coupon one is charged', async (t) => {
  const { api, buy, used, inOrder } = await prepare(t, { percent: 25, maxUses: 1 });
  const fans = await Promise.all([1, 2, 3].map(() => api.createUser()));
  const answers = await Promise.all(fans.map((by) => buy(60, {}, by)));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409]);
  assert.ok(answers.every(({ status, body }) => status === 200 || body.details[0].code === 'used-up'));
  assert.equal(await used(), 1);
  await inOrder();
});

test('it is for packages only, is the site’s alone, and leaves the smallest top-up to pay', async (t) => {
  const { api, buy, quote, make } = await prepare(t, { percent: 100 });
  const other = await buy(20, { packageId: undefined, amount: 20 });
  assert.deepEqual([other.body.code, other.body.details[0].code], ['coupon.unusable', 'not-for-this']);
  assert.equal((await quote()).body.data.total, 2.95);
  assert.equal((await quote({ itemId: newId() })).status, 404);
  const performer = await api.createPerformer();
  const own = { code: 'MINE', percent: 10, purposes: ['package'] };
  assert.equal((await api.as(performer).post('/performer/coupons', own)).body.code, 'request.invalid_values');
  await make({ code: 'WORKS', percent: 10, purposes: ['item'] });
  assert.equal((await buy(80, { coupon: 'works' })).body.details[0].code, 'not-for-this');
});
