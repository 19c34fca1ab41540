import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { openShop, order, send, step } from '../orders/testing.ts';
import { refundSale } from '../refund-requests/sale-refunds.service.ts';
import { lettersTo, speak, templatesTo } from './testing.ts';

const prepare = async (t: TestContext) => {
  const api = await createTestApi(t);
  const shop = await openShop(api);
  for (const reader of [shop.fan, shop.seller]) await speak(api, reader, 'en-US');
  const id = await order(api, shop);
  const told = async () => [await templatesTo(api, shop.fan), await templatesTo(api, shop.seller)];
  const newest = async (reader: typeof shop.fan) => (await lettersTo(api, reader)).at(-1)?.text ?? '';
  return { api, shop, id, told, newest };
};

test('an order is confirmed to its buyer without the street, and its seller is told to ship it', async (t) => {
  const { api, shop, id, told, newest } = await prepare(t);
  assert.deepEqual(await told(), [['order-placed'], ['order-to-ship']]);
  const confirmed = await newest(shop.fan);
  assert.match(confirmed, /28\S* tokens\. It goes to \S*Town \(Iran\)/);
  assert.doesNotMatch(confirmed, /Street 1|12345/);
  const tracking = { carrier: 'Post', trackingNumber: 'RR1' };
  await step(api, shop, id, { status: 'processing' });
  await step(api, shop, id, { status: 'shipped', ...tracking });
  await step(api, shop, id, { status: 'delivered' });
  assert.deepEqual(await told(), [['order-placed', 'order-shipped'], ['order-to-ship']]);
  assert.match(await newest(shop.fan), /Tracking: \S*Post RR1/);
});

test('a buyer is told of what comes back whoever cancels, and a seller of what is not to be sent', async (t) => {
  const { api, shop, id, told, newest } = await prepare(t);
  await step(api, shop, id, { status: 'processing' });
  await step(api, shop, id, { status: 'cancelled', reason: 'Broken in the kiln' });
  assert.deepEqual(await told(), [['order-placed', 'order-cancelled'], []], 'what is cancelled is not to be shipped');
  assert.match(await newest(shop.fan), /Your wallet has \S*28\S* tokens back\.\n\nBroken in the kiln/);
  const second = await order(api, shop);
  await told();
  await api.as(shop.fan).put(`/orders/${second}/cancel`, { reason: 'Found another' });
  const [toBuyer, toSeller] = await told();
  assert.deepEqual(toBuyer?.slice(2), ['order-placed', 'order-cancelled']);
  assert.deepEqual(toSeller, ['order-to-ship', 'sold-order-cancelled']);
  assert.match(await newest(shop.seller), /Found another/);
  assert.doesNotMatch(await newest(shop.fan), /Found another/);
});

test('letters tell what goes back with what they are about, and not what went back before', async (t) => {
  const { api, shop, id, newest } = await prepare(t);
  const giveBack = async (orderId: string, amount: bigint) => {
    const { payment_id: transactionId } = await api.db
      .selectFrom('orders')
      .select('payment_id')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    await api.context.work((unit) => refundSale(unit, { transactionId, amount, reason: 'kindness' }));
  };
  await send(api, shop, id);
  await giveBack(id, 650n);
  await api.as(shop.fan).put(`/orders/${id}/problem`, { reason: 'damaged', text: 'It came in pieces' });
  const operator = api.as(await api.createOperator());
  await operator.pay(`/operator/order-problems/${id}/settle`, { amount: 2, text: 'That is fair' });
  for (const reader of [shop.fan, shop.seller]) {
    assert.match(await newest(reader), /The buyer has \S*2\S* tokens of what was paid back/);
  }
  const second = await order(api, shop);
  await giveBack(second, 650n);
  await step(api, shop, second, { status: 'processing' });
  await step(api, shop, second, { status: 'cancelled', reason: 'Broken in the kiln' });
  assert.match(await newest(shop.fan), /Your wallet has \S*21\.50\S* tokens back/);
});

test('a problem is told to the seller, its answer to the buyer, and what is decided to both', async (t) => {
  const { api, shop, id, told, newest } = await prepare(t);
  await send(api, shop, id);
  await told();
  await api.as(shop.fan).put(`/orders/${id}/problem`, { reason: 'damaged', text: 'It came in pieces' });
  assert.match(await newest(shop.seller), /It came in pieces/);
  await api.as(shop.seller).put(`/orders/${id}/problem/answer`, { text: 'I send another' });
  assert.match(await newest(shop.fan), /I send another/);
  const operator = api.as(await api.createOperator());
  const settled = await operator.pay(`/operator/order-problems/${id}/settle`, { amount: 10, text: 'Half is fair' });
  assert.equal(settled.status, 200, settled.text);
  const [toBuyer, toSeller] = await told();
  assert.deepEqual(toBuyer?.slice(2), ['order-problem-answered', 'order-problem-settled']);
  assert.deepEqual(toSeller?.slice(1), ['order-problem', 'sale-refunded', 'order-problem-settled']);
  for (const reader of [shop.fan, shop.seller]) {
    assert.match(await newest(reader), /The buyer has \S*10\S* tokens of what was paid back/);
    assert.doesNotMatch(await newest(reader), /Half is fair/, 'an operator writes that for the books');
  }
});
