import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { belowApi, makePhoto } from '../files/testing.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { topUpWallet } from '../ledger/movements.ts';
import { sendProduct } from '../products/testing.ts';
import { addAddress, buy, moneyOf, openShop, order, readOrder, send, step, stockOf } from './testing.ts';

test('what is sent is paid to its seller, less the commission, and not before', async (t) => {
  const api = await createTestApi(t);
  const shop = await openShop(api);
  const id = await order(api, shop);
  await step(api, shop, id, { status: 'processing' });
  const previewBy = (seller: typeof shop.seller) => api.as(seller).get(`/orders/${id}/release-preview`);
  assert.deepEqual((await previewBy(shop.seller)).body.data, { earned: 22.4 });
  assert.equal((await previewBy(await api.createPerformer())).status, 404);
  assert.deepEqual(await moneyOf(api, shop), [7200, 2800, 0]);
  const tracking = { carrier: 'Post', trackingNumber: 'RR1', trackingUrl: 'https://post.example/t?n=RR1' };
  const shipped = (await step(api, shop, id, { status: 'shipped', ...tracking })).body.data;
  assert.deepEqual([shipped.carrier, shipped.trackingNumber, shipped.trackingUrl], Object.values(tracking));
  assert.deepEqual(await moneyOf(api, shop), [7200, 0, 2240]);
  assert.equal((await previewBy(shop.seller)).body.code, 'order.not_allowed_now');
  const waiting = await api.db
    .selectFrom('ledger_entries')
    .select('available_at')
    .where('available_at', '>', new Date())
    .execute();
  assert.equal(waiting.length, 1, 'it may be paid out some days later');

  const corrected = await step(api, shop, id, { status: 'shipped', trackingNumber: 'RR۲', trackingUrl: '' });
  assert.deepEqual([corrected.body.data.trackingNumber, corrected.body.data.trackingUrl], ['RR2', null]);
  const again = await step(api, shop, id, { status: 'shipped', trackingNumber: 'RR2', trackingUrl: '' });
  assert.equal(again.body.data.version, corrected.body.data.version, 'nothing to tell');
  assert.equal((await step(api, shop, id, { status: 'delivered' })).body.data.status, 'delivered');
  assert.deepEqual(await moneyOf(api, shop), [7200, 0, 2240], 'nothing is paid twice');
  assert.deepEqual(await findImbalances(api.db), []);
  const told = (await api.as(shop.fan).get('/notifications')).body.data.data;
  assert.deepEqual(
    told.map(({ kind, link }: { kind: string; link: string }) => [kind, link]),
    ['order-delivered', 'order-tracking', 'order-shipped', 'order-processing'].map((kind) => [kind, `/orders/${id}`]),
  );
});

test('an order goes one step after the other, and only as its seller has read it', async (t) => {
  const api = await createTestApi(t);
  const shop = await openShop(api);
  const id = await order(api, shop);
  const codeOf = async (body: object) => (await step(api, shop, id, body)).body.code;
  assert.equal(await codeOf({ status: 'shipped' }), 'order.not_allowed_now');
  assert.equal(await codeOf({ status: 'delivered' }), 'order.not_allowed_now');
  assert.equal(await codeOf({ status: 'processing', version: 7 }), 'order.stale');
  const body = { status: 'processing', version: 1 };
  const twice = await Promise.all([1, 2].map(() => api.as(shop.seller).put(`/orders/${id}/update`, body)));
  assert.deepEqual(twice.map(({ status }) => status).toSorted(), [200, 409]);
  assert.equal(await codeOf({ status: 'processing' }), 'order.not_allowed_now');
  for (const trackingUrl of ['http://post.example/1', 'javascript:alert(1)', 'https://a:b@post.example/', 'https://x'])
    assert.equal(await codeOf({ status: 'shipped', trackingUrl }), 'request.invalid_values', trackingUrl);
  const other = { ...shop, seller: await api.createPerformer() };
  assert.equal((await api.as(other.seller).put(`/orders/${id}/update`, { status: 'shipped', version: 2 })).status, 404);
});

test('what was ordered while no pieces were counted does not come back into a stock that was counted later', async (t) => {
  const api = await createTestApi(t);
  const shop = await openShop(api);
  const first = await order(api, shop);
  await sendProduct(api, shop.seller, { stock: '5' }, { id: shop.productId });
  const second = await order(api, shop);
  assert.equal(await stockOf(api, shop), 4);
  for (const id of [first, second]) {
    assert.equal((await api.as(shop.fan).put(`/orders/${id}/cancel`)).status, 200);
  }
  assert.equal(await stockOf(api, shop), 5, 'only what was taken');
});

test('what is cancelled before it is sent is paid back, and lies in the shop again', async (t) => {
  const api = await createTestApi(t);
  const shop = await openShop(api, { stock: '3' });
  const id = await order(api, shop);
  await step(api, shop, id, { status: 'processing' });
  const cancel = { status: 'cancelled', reason: 'Broken in the kiln' };
  const { version } = await readOrder(api, shop.seller, id);
  const both = await Promise.all(
    [1, 2].map(() => api.as(shop.seller).put(`/orders/${id}/update`, { version, ...cancel })),
  );
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409]);
  const cancelled = await readOrder(api, shop.fan, id);
  assert.deepEqual(
    [cancelled.status, cancelled.cancelledBy, cancelled.cancelReason],
    ['refunded', 'seller', 'Broken in the kiln'],
  );
  assert.deepEqual(await moneyOf(api, shop), [10000, 0, 0]);
  assert.equal(await stockOf(api, shop), 3);
  assert.deepEqual(await findImbalances(api.db), []);
  const sent = await order(api, shop);
  await send(api, shop, sent);
  assert.equal((await step(api, shop, sent, cancel)).body.code, 'order.not_allowed_now');
  const { data, total } = (await api.as(shop.fan).get('/wallet/charges/user/search')).body.data;
  assert.deepEqual([data.length, total], [4, 4], 'a release is no line of the wallet');
});

test('a seller has of gifts what the site gives of them, also when an order is sent later and to a cheaper place', async (t) => {
  const api = await createTestApi(t);
  const shop = await openShop(api, {}, { balance: 0 });
  await api.db.insertInto('settings').values({ key: 'promotionalEarningsPercent', value: '0' }).execute();
  const gift = { userId: shop.fan.id, tokens: 2800n, paidTokens: 1400n };
  await api.context.work((unit) => topUpWallet(unit, gift));
  const id = await order(api, shop);
  const addressId = await addAddress(api, shop.fan, 'TR');
  await api.as(shop.fan).put(`/orders/${id}/update/delivery-address`, { addressId });
  await send(api, shop, id);
  // 26 were left to pay, half of them gifts: 80 % of 13.
  assert.deepEqual(await moneyOf(api, shop), [200, 0, 1040]);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('a seller is told once of an address that is chosen twice', async (t) => {
  const api = await createTestApi(t);
  const shop = await openShop(api);
  const id = await order(api, shop);
  const addressId = await addAddress(api, shop.fan, 'TR');
  for (let time = 0; time < 2; time += 1)
    assert.equal((await api.as(shop.fan).put(`/orders/${id}/update/delivery-address`, { addressId })).status, 200);
  const told = api.db.selectFrom('notifications').select('id').where('kind', '=', 'order-readdressed');
  assert.equal((await told.execute()).length, 1);
  const readdressed = api.events.filter(({ event }) => JSON.stringify(event).includes('order-readdressed'));
  assert.equal(readdressed.length, 1);
});

test('a buyer changes his mind and his address until the seller begins', async (t) => {
  const api = await createTestApi(t);
  const shop = await openShop(api, { stock: '9' });
  const { fan } = shop;
  const id = await order(api, shop);
  const moveTo = async (country: string, orderId = id) => {
    const addressId = await addAddress(api, fan, country);
    return api.as(fan).put(`/orders/${orderId}/update/delivery-address`, { addressId });
  };
  const dearer = await moveTo('JP');
  assert.deepEqual([dearer.status, dearer.body.code], [422, 'order.shipping_dearer']);
  assert.deepEqual(dearer.body.details, [{ path: 'addressId', code: 'difference', message: '4.00' }]);
  assert.equal((await moveTo('US')).body.code, 'order.country_not_served');
  const moved = (await moveTo('TR')).body.data;
  assert.deepEqual([moved.address.country, moved.shippingPrice, moved.total], ['TR', 1, 26]);
  assert.deepEqual(await moneyOf(api, shop), [7400, 2600, 0], 'what sending costs less is paid back');
  assert.equal((await step(api, shop, id, { status: 'processing', version: 1 })).body.code, 'order.stale');

  assert.equal((await api.as(fan).put(`/orders/${id}/cancel`)).body.data.status, 'refunded');
  assert.deepEqual(await moneyOf(api, shop), [10000, 0, 0]);
  assert.deepEqual([await stockOf(api, shop), (await moveTo('IR')).body.code], [9, 'order.not_allowed_now']);
  const begun = await order(api, shop);
  await step(api, shop, begun, { status: 'processing' });
  assert.equal((await api.as(fan).put(`/orders/${begun}/cancel`)).body.code, 'order.not_allowed_now');
  assert.equal((await moveTo('IR', begun)).body.code, 'order.not_allowed_now');
  assert.deepEqual(await findImbalances(api.db), []);
});

test('what is wrong with an order is told its seller and the operators, once', async (t) => {
  const api = await createTestApi(t);
  const shop = await openShop(api);
  const id = await order(api, shop);
  const complain = () => api.as(shop.fan).put(`/orders/${id}/problem`, { reason: 'damaged', text: 'It is in two' });
  assert.equal((await complain()).body.code, 'order.not_allowed_now');
  await send(api, shop, id);
  assert.equal((await complain()).status, 200);
  assert.equal((await complain()).body.code, 'order.problem_reported');
  const { problem } = await readOrder(api, shop.seller, id);
  assert.deepEqual([problem?.reason, problem?.text], ['damaged', 'It is in two']);
  const reports = (await api.as(await api.createOperator()).get('/operator/reports')).body.data.data;
  assert.deepEqual([reports.length, reports[0].targetId], [1, shop.productId]);
  // Theirs come first, so that they are read in their own direction.
  assert.equal(reports[0].text, `It is in two\n\n${id} (damaged)`);
  const kinds = (await api.as(shop.seller).get('/notifications')).body.data.data;
  assert.deepEqual(
    kinds.map(({ kind }: { kind: string }) => kind),
    ['order-problem', 'order-created'],
  );
});

test('both sides hear of every step', async (t) => {
  const api = await createTestApi(t);
  const shop = await openShop(api);
  const { orderId } = (await buy(api, shop)).body.data;
  await send(api, shop, orderId);
  const heard = api.events.flatMap(({ target, event }) =>
    event.name === 'order.changed' && target.kind === 'user'
      ? [[target.userId, (event.data as { status: string }).status]]
      : [],
  );
  const steps = ['created', 'processing', 'shipped'];
  assert.deepEqual(
    heard,
    steps.flatMap((status) => [
      [shop.fan.id, status],
      [shop.seller.id, status],
    ]),
  );
});

test('an order keeps its picture when the product is taken back, when it is deleted and when the seller blocks the buyer', async (t) => {
  const api = await createTestApi(t);
  const shop = await openShop(api);
  const { seller, fan, productId } = shop;
  const picture = { field: 'pictures', name: 'bowl.jpg', bytes: await makePhoto() } as const;
  await sendProduct(api, seller, {}, { id: productId, files: [picture] });
  await api.runJobs();
  const id = await order(api, shop);
  await step(api, shop, id, { status: 'processing' });
  const isShown = async () => {
    for (const side of [fan, seller]) {
      const { cover } = (await readOrder(api, side, id)).product;
      assert.equal((await api.guest.get(belowApi(cover?.thumbnails?.small.webp ?? ''))).status, 200);
    }
  };
  await isShown();
  await sendProduct(api, seller, { isPublished: 'false' }, { id: productId });
  await isShown();
  assert.equal((await api.as(seller).delete(`/performer/performer-assets/products/${productId}`)).status, 200);
  await isShown();
  await api.as(seller).post('/block/users', { userId: fan.id });
  await isShown();
});

test('an order does not show what operators have removed, until it is restored', async (t) => {
  const api = await createTestApi(t);
  const shop = await openShop(api);
  const { seller, fan, productId } = shop;
  const picture = { field: 'pictures', name: 'bowl.jpg', bytes: await makePhoto() } as const;
  await sendProduct(api, seller, {}, { id: productId, files: [picture] });
  await api.runJobs();
  const id = await order(api, shop);
  const coverFor = async (side: typeof fan) => (await readOrder(api, side, id)).product.cover;
  const address = belowApi((await coverFor(fan))?.thumbnails?.small.webp ?? '');
  assert.equal((await api.guest.get(address)).status, 200);
  const operator = api.as(await api.createOperator());
  const removal = { type: 'product', _id: productId, reason: 'copyright', text: '' };
  const removed = await operator.post('/operator/removals', removal);
  assert.equal(removed.status, 200, removed.text);
  for (const side of [fan, seller]) assert.equal(await coverFor(side), null);
  assert.equal((await api.guest.get(address)).status, 403, 'nor does an address that was given before');
  const restored = await operator.post(`/operator/removals/${removed.body.data._id}/restore`, { text: '' });
  assert.equal(restored.status, 200, restored.text);
  assert.equal((await api.guest.get(address)).status, 200);
  assert.ok(await coverFor(fan));
});
