import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/api.ts';
import { findDifferences } from '../books/differences.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { earningsOf, PLATFORM_ACCOUNT_IDS } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { publishDownload } from '../products/testing.ts';
import { refundSale } from '../refund-requests/sale-refunds.service.ts';
import { addAddress, buy, moneyOf, openShop, readOrder, send, step, stockOf } from './testing.ts';

/** A shop of bowls for 25 and 3 for sending, and coupons on them. */
const prepare = async (t: TestContext) => {
  const api = await createTestApi(t);
  const shop = await openShop(api, { stock: '5' });
  const operator = await api.createOperator();
  const make = (body: object, by: TestAccount = shop.seller) =>
    api.as(by).post(by.role === 'operator' ? '/operator/coupons' : '/performer/coupons', { code: 'SPRING', ...body });
  const makeOfSite = (body: object) => make(body, operator);
  const order = (expectedPrice: number, body: object = {}) =>
    buy(api, shop, { expectedPrice, coupon: 'spring', ...body });
  const used = async () => (await api.db.selectFrom('coupons').select('used').executeTakeFirstOrThrow()).used;
  const promotion = async () => {
    const { rows } = await sql<{ sum: bigint }>`
      select coalesce(sum(amount), 0)::bigint as sum from ledger_entries
      where account_id = ${PLATFORM_ACCOUNT_IDS.promotion}`.execute(api.db);
    return rows[0]?.sum ?? 0n;
  };
  const payBack = async (orderId: string, amount?: bigint) => {
    const { payment_id: transactionId } = await api.db
      .selectFrom('orders')
      .select('payment_id')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const refund = { transactionId, reason: 'Broken', ...(amount !== undefined && { amount }) };
    await api.context.work((unit) => refundSale(unit, refund));
  };
  const inOrder = async () => assert.deepEqual([await findImbalances(api.db), await findDifferences(api.db)], [[], []]);
  return { api, shop, make, makeOfSite, order, used, promotion, payBack, inOrder };
};

test("a performer's coupon lowers the price of her pieces, not of sending them, and she bears it", async (t) => {
  const { api, shop, make, order, used, promotion, inOrder } = await prepare(t);
  await make({ percent: 10 });
  const quote = { purpose: 'product', itemId: shop.productId, quantity: 2 };
  const { body } = await api.as(shop.fan).post('/coupons/spring/apply-coupon', quote);
  assert.deepEqual([body.data.discount, body.data.total], [5, 45]);
  const before = await promotion();
  assert.equal((await order(53, { quantity: 2 })).body.code, 'price.changed');
  assert.deepEqual([await stockOf(api, shop), await used()], [5, 0], 'what is refused uses nothing');
  const { orderId, balance, transaction } = (await order(48, { quantity: 2 })).body.data;
  assert.deepEqual([balance, transaction.amount, await used()], [52, 48, 1]);
  const { itemPrice, shippingPrice, discount, total, isDiscountOfSite } = await readOrder(api, shop.seller, orderId);
  assert.deepEqual([itemPrice, shippingPrice, discount, total, isDiscountOfSite], [25, 3, 5, 48, false]);
  await inOrder();
  await send(api, shop, orderId);
  assert.deepEqual(await moneyOf(api, shop), [5200, 0, 3840]);
  assert.equal(await promotion(), before);
});

test('of an order with a coupon of the site the seller earns as without one, once it is sent', async (t) => {
  const { api, shop, makeOfSite, order, promotion, payBack, used, inOrder } = await prepare(t);
  await makeOfSite({ amount: 10 });
  const before = await promotion();
  const { orderId } = (await order(18)).body.data;
  assert.deepEqual(await moneyOf(api, shop), [8200, 1800, 0]);
  assert.equal((await readOrder(api, shop.fan, orderId)).isDiscountOfSite, true);
  const preview = await api.as(shop.seller).get(`/orders/${orderId}/release-preview`);
  assert.deepEqual(preview.body.data, { earned: 22.4 }, 'what the site bears is hers too');
  await inOrder();
  await send(api, shop, orderId);
  assert.deepEqual([await moneyOf(api, shop), await promotion()], [[8200, 0, 2240], before - 1000n]);
  const [earning] = (await api.as(shop.seller).get('/performer/earning/search')).body.data.data;
  assert.deepEqual([earning.gross, earning.commission, earning.net], [28, 5.6, 22.4]);
  await payBack(orderId, 900n);
  assert.deepEqual([await moneyOf(api, shop), await promotion()], [[9100, 0, 1120], before - 500n]);
  assert.equal(await used(), 1, 'a part is not the whole');
  await payBack(orderId);
  assert.deepEqual([await moneyOf(api, shop), await promotion(), await used()], [[10_000, 0, 0], before, 0]);
  await inOrder();
});

test('of what was paid back before it is sent the site adds nothing, but a nearer address takes nothing off', async (t) => {
  const { api, shop, makeOfSite, order, promotion, payBack } = await prepare(t);
  await makeOfSite({ amount: 10 });
  const before = await promotion();
  const { orderId } = (await order(18)).body.data;
  const nearer = { addressId: await addAddress(api, shop.fan, 'TR') };
  const moved = await api.as(shop.fan).put(`/orders/${orderId}/update/delivery-address`, nearer);
  assert.deepEqual([moved.body.data.shippingPrice, moved.body.data.discount, moved.body.data.total], [1, 10, 16]);
  await payBack(orderId, 400n);
  await send(api, shop, orderId);
  assert.deepEqual(await moneyOf(api, shop), [8800, 0, 1560], 'four fifths of 12 and of three quarters of 10');
  assert.equal(await promotion(), before - 750n);
});

test('what is cancelled gives everything and the use back', async (t) => {
  const { api, shop, makeOfSite, order, used, promotion, inOrder } = await prepare(t);
  await makeOfSite({ amount: 10 });
  const before = await promotion();
  const { orderId } = (await order(18)).body.data;
  const refused = await step(api, shop, orderId, { status: 'cancelled', reason: 'Broken' });
  assert.deepEqual([refused.body.data.status, refused.body.data.total], ['refunded', 18]);
  assert.deepEqual([await moneyOf(api, shop), await stockOf(api, shop), await used()], [[10_000, 0, 0], 5, 0]);
  assert.equal(await promotion(), before);
  await inOrder();
});

test('of fans who order with the last of a coupon at once one does, and only he is charged', async (t) => {
  const { api, shop, makeOfSite, used, inOrder } = await prepare(t);
  await makeOfSite({ percent: 20, maxUses: 1 });
  const fans = await Promise.all([1, 2, 3].map(() => api.createUser({ balance: 50 })));
  const orders = await Promise.all(
    fans.map(async (fan) => ({ ...shop, fan, addressId: await addAddress(api, fan, 'IR') })),
  );
  const wanted = { expectedPrice: 23, coupon: 'spring' };
  const answers = await Promise.all(orders.map((one) => buy(api, one, wanted)));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409]);
  assert.ok(answers.every(({ status, body }) => status === 200 || body.details[0].code === 'used-up'));
  assert.deepEqual([await used(), await stockOf(api, shop)], [1, 4]);
  await inOrder();
});

test('a coupon that is not for products is refused for them', async (t) => {
  const { make, order } = await prepare(t);
  await make({ percent: 10, purposes: ['item', 'subscription'] });
  const { body } = await order(25.5);
  assert.deepEqual([body.code, body.details[0].code], ['coupon.unusable', 'not-for-this']);
});

test('a download costs less with a coupon too, and its order says so', async (t) => {
  const { api, shop, makeOfSite, inOrder } = await prepare(t);
  await makeOfSite({ percent: 25 });
  const { _id: id } = await publishDownload(api, shop.seller);
  const body = { expectedPrice: 3, coupon: 'spring' };
  const { orderId } = (await api.as(shop.fan).pay(`/wallet/charges/product/${id}`, body)).body.data;
  const { itemPrice, discount, total, isDiscountOfSite } = await readOrder(api, shop.fan, orderId);
  assert.deepEqual([itemPrice, discount, total, isDiscountOfSite], [4, 1, 3, true]);
  assert.equal(await findBalance(api.db, earningsOf(shop.seller.id)), 320n, 'as if 4 had been paid');
  await inOrder();
});
