import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { countWaiting } from '../../testing/money/contend.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { publishDownload } from '../products/testing.ts';
import { addAddress, buy, moneyOf, openShop, order, readOrder, stockOf } from './testing.ts';

test('what is ordered leaves stock and wallet at once, and keeps what was agreed', async (t) => {
  const api = await createTestApi(t);
  const shop = await openShop(api, { stock: '5', description: 'Blue' });
  const key = randomUUID();
  const wanted = { quantity: 2, expectedPrice: 53 };
  const answers = await Promise.all([1, 2, 3].map(() => buy(api, shop, wanted, key)));
  for (const { status, body } of answers) assert.deepEqual([status, body.data.balance], [200, 47]);
  assert.deepEqual(await moneyOf(api, shop), [4700, 5300, 0]);
  assert.equal(await stockOf(api, shop), 3);
  assert.deepEqual(await findImbalances(api.db), []);

  const { transaction, orderId } = answers[0]?.body.data ?? {};
  assert.deepEqual([transaction.kind, transaction.amount, transaction.direction], ['order', 53, 'out']);
  await api.as(shop.seller).put('/performer/shipping-prices', { countries: [], elsewhere: null });
  await api.as(shop.fan).delete(`/addresses/${shop.addressId}`);
  await api.as(shop.seller).delete(`/performer/performer-assets/products/${shop.productId}`);
  for (const account of [shop.fan, shop.seller]) {
    const bought = await readOrder(api, account, orderId);
    assert.deepEqual([bought.itemPrice, bought.shippingPrice, bought.total, bought.quantity], [25, 3, 53, 2]);
    assert.deepEqual([bought.status, bought.product.title, bought.product.description], ['created', 'Bowl', 'Blue']);
    assert.deepEqual([bought.address?.country, bought.address?.postalCode], ['IR', '12345']);
  }
});

test('nobody is charged another price than he agreed to, or for what cannot be sent to him', async (t) => {
  const api = await createTestApi(t);
  const shop = await openShop(api, { stock: '2' });
  const far = await addAddress(api, shop.fan, 'US');
  const theirs = await addAddress(api, await api.createUser());
  const codeOf = async (body: object) => (await buy(api, shop, body)).body.code;
  assert.equal(await codeOf({ expectedPrice: 25 }), 'price.changed');
  assert.equal(await codeOf({}), 'request.invalid_values');
  assert.equal(await codeOf({ expectedPrice: 28, addressId: undefined }), 'wallet.order_needed');
  assert.equal(await codeOf({ expectedPrice: 28, addressId: far }), 'order.country_not_served');
  assert.equal(await codeOf({ expectedPrice: 28, addressId: theirs }), 'request.not_found');
  assert.equal(await codeOf({ expectedPrice: 78, quantity: 3 }), 'order.out_of_stock');
  const poor = { ...shop, fan: await api.createUser({ balance: 27 }) };
  const refused = await buy(api, { ...poor, addressId: await addAddress(api, poor.fan) });
  assert.equal(refused.body.code, 'wallet.insufficient_balance');
  assert.equal(await stockOf(api, shop), 2, 'what is not paid stays in the shop');
  assert.deepEqual(await moneyOf(api, shop), [10000, 0, 0]);
});

test('the price is told before, by address and number', async (t) => {
  const api = await createTestApi(t);
  const { fan, productId } = await openShop(api);
  const quote = async (country: string, quantity: number) => {
    const query = `productId=${productId}&addressId=${await addAddress(api, fan, country)}&quantity=${quantity}`;
    const { body } = await api.as(fan).get(`/orders/quote?${query}`);
    return body.code ?? [body.data.itemPrice, body.data.shippingPrice, body.data.total];
  };
  assert.deepEqual(await quote('TR', 3), [25, 1, 76]);
  assert.deepEqual(await quote('JP', 1), [25, 7, 32]);
  assert.equal(await quote('US', 1), 'order.country_not_served');
});

test('of two who want the last one at the same moment one has it, and the other keeps his money', async (t) => {
  const api = await createTestApi(t);
  const shop = await openShop(api, { stock: '1' });
  const other = await api.createUser({ balance: 100 });
  const rival = { ...shop, fan: other, addressId: await addAddress(api, other) };
  // Whoever comes first waits at the product that this transaction holds, and so does the second: both then go on.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const barrier = api.context.work(async ({ db }) => {
    await db.selectFrom('products').select('id').where('id', '=', shop.productId).forUpdate().execute();
    await held;
  });
  const both = [buy(api, shop), buy(api, rival)];
  while ((await countWaiting(api)) < 2);
  letGo();
  await barrier;
  const answers = await Promise.all(both);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  assert.equal(answers.find(({ status }) => status === 409)?.body.code, 'order.out_of_stock');
  assert.equal(await stockOf(api, shop), 0);
  const [mine, theirs] = [await moneyOf(api, shop), await moneyOf(api, rival)];
  assert.deepEqual([mine, theirs].toSorted().map(String), ['10000,0,0', '7200,2800,0']);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('a file that is bought stands among the orders as delivered', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ balance: 20 })];
  const { _id: id } = await publishDownload(api, performer);
  const { orderId } = (await api.as(fan).pay(`/wallet/charges/product/${id}`, { expectedPrice: 4 })).body.data;
  const bought = await readOrder(api, fan, orderId);
  assert.deepEqual([bought.type, bought.status, bought.total, bought.address], ['digital', 'delivered', 4, null]);
  assert.equal(bought.deliveredAt !== null, true);
});

test('each side finds its orders by state, words and time, and nobody those of others', async (t) => {
  const api = await createTestApi(t);
  const shop = await openShop(api);
  const first = await order(api, shop);
  const second = await order(api, shop);
  await api.as(shop.seller).put(`/orders/${first}/update`, { status: 'processing', version: 1 });
  const find = async (account: typeof shop.fan, path: string) =>
    (await api.as(account).get(path)).body.data.data.map(({ _id }: { _id: string }) => _id);
  for (const [account, path] of [
    [shop.fan, '/orders/users/search'],
    [shop.seller, '/orders/search'],
  ] as const) {
    assert.deepEqual(await find(account, path), [second, first]);
    assert.deepEqual(await find(account, `${path}?status=processing`), [first]);
    assert.deepEqual(await find(account, `${path}?status=unsent&q=BOWL`), [second, first]);
    assert.deepEqual(await find(account, `${path}?q=jug`), []);
    assert.deepEqual(await find(account, `${path}?to=2020-01-01T00:00:00Z`), []);
    assert.deepEqual(await find(account, `${path}?from=2020-01-01T00:00:00Z&limit=1`), [second]);
  }
  assert.deepEqual(await find(shop.seller, '/orders/search?q=nilou'), [second, first]);
  assert.deepEqual(await find(await api.createUser(), '/orders/users/search'), []);
  assert.equal((await api.as(await api.createUser()).get(`/orders/${first}`)).status, 404);
});
