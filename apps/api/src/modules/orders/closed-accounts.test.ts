import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { suspendAccount } from '../accounts/suspension.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { moneyOf, openShop, order, readOrder, send, step, stockOf, type Shop } from './testing.ts';
import { orderJobs } from './orders.jobs.ts';

const leave = async (api: TestApi, account: TestAccount, forfeited: number) => {
  const context = { userId: account.id, forfeited: BigInt(Math.round(forfeited * 100)) };
  await api.context.work(async (unit) => {
    await unit.callHook('onLeaving', context);
    await unit.callHook('forget', { id: account.id, name: 'Nobody' });
  });
};

const statusOf = async (api: TestApi, account: TestAccount, id: string) => (await readOrder(api, account, id)).status;

test('a buyer with paid, unshipped orders cannot be deleted; deletion removes the addresses', async (t) => {
  const api = await createTestApi(t);
  const shop = await openShop(api);
  const id = await order(api, shop);
  await assert.rejects(leave(api, shop.fan, 72), { code: 'account.orders_open' });
  await send(api, shop, id);
  await leave(api, shop.fan, 72);
  const left = await readOrder(api, shop.seller, id);
  assert.deepEqual([left.status, left.address], ['shipped', null]);
  assert.deepEqual(await moneyOf(api, shop), [0, 0, 2240]);
});

const endingSellers: Array<[string, (api: TestApi, shop: Shop) => Promise<void>]> = [
  ['leaves', (api, { seller }) => leave(api, seller, 22.4)],
  [
    'is suspended',
    (api, { seller }) => api.context.work((unit) => suspendAccount(unit, { userId: seller.id, reason: 'fraud' })),
  ],
];

for (const [what, end] of endingSellers) {
  test(`when a seller ${what}, what she has not sent is paid back, and what she has is hers`, async (t) => {
    const api = await createTestApi(t);
    const shop = await openShop(api, { stock: '9' });
    const [untouched, begun, sent] = [await order(api, shop), await order(api, shop), await order(api, shop)];
    await step(api, shop, begun, { status: 'processing' });
    await send(api, shop, sent);
    await end(api, shop);
    const states = await Promise.all([untouched, begun, sent].map((id) => statusOf(api, shop.fan, id)));
    assert.deepEqual(states, ['refunded', 'refunded', 'shipped']);
    assert.equal((await readOrder(api, shop.fan, begun)).cancelledBy, 'site');
    assert.deepEqual((await moneyOf(api, shop)).slice(0, 2), [7200, 0]);
    const kinds = (await api.as(shop.fan).get('/notifications')).body.data.data.map((it: { kind: string }) => it.kind);
    assert.equal(kinds.filter((kind: string) => kind === 'order-refunded').length, 2);
    assert.deepEqual(await findImbalances(api.db), []);
  });
}

test('the order of a suspended buyer is shipped nevertheless', async (t) => {
  const api = await createTestApi(t);
  const shop = await openShop(api);
  const id = await order(api, shop);
  await api.context.work((unit) => suspendAccount(unit, { userId: shop.fan.id, reason: 'spam' }));
  await send(api, shop, id);
  assert.deepEqual(await moneyOf(api, shop), [7200, 0, 2240]);
});

test('a block refunds orders that are not processed; others continue, and both parties are notified', async (t) => {
  for (const who of ['fan', 'seller'] as const) {
    const api = await createTestApi(t);
    const shop = await openShop(api);
    const [untouched, begun] = [await order(api, shop), await order(api, shop)];
    await step(api, shop, begun, { status: 'processing' });
    await api.as(shop[who]).post('/block/users', { userId: shop[who === 'fan' ? 'seller' : 'fan'].id });
    assert.equal(await statusOf(api, shop.fan, untouched), 'refunded');
    await step(api, shop, begun, { status: 'shipped' });
    assert.equal(await statusOf(api, shop.fan, begun), 'shipped');
    const [last] = (await api.as(shop.fan).get('/notifications')).body.data.data;
    assert.deepEqual([last.kind, last.actor], ['order-shipped', null]);
    assert.equal((await api.as(shop.fan).get('/orders/users/search')).body.data.total, 2);
  }
});

test('unshipped orders are refunded in time, and shipped ones count as delivered unless a problem is reported', async (t) => {
  const api = await createTestApi(t);
  const shop = await openShop(api, { stock: '9' });
  const [late, sent, missing, fresh] = [
    await order(api, shop),
    await order(api, shop),
    await order(api, shop),
    await api.fund(shop.fan, 100).then(() => order(api, shop)),
  ];
  for (const id of [sent, missing]) await send(api, shop, id);
  await api.as(shop.fan).put(`/orders/${missing}/problem`, { reason: 'not-arrived', text: 'Where is it?' });
  const ago = new Date(Date.now() - 22 * 86_400_000);
  await api.db
    .updateTable('orders')
    .set({ created_at: ago, shipped_at: ago })
    .where('id', 'in', [late, sent, missing])
    .execute();
  const run = () => orderJobs['settle-orders'](api.context, {}, {} as never);
  await Promise.all([run(), run()]);
  const states = await Promise.all([late, sent, missing, fresh].map((id) => statusOf(api, shop.fan, id)));
  assert.deepEqual(states, ['refunded', 'delivered', 'shipped', 'created']);
  assert.equal(await stockOf(api, shop), 6);
  const close = (at: Date) =>
    api.db.updateTable('orders').set({ problem_closed_at: at }).where('id', '=', missing).execute();
  await close(new Date());
  await run();
  assert.equal(await statusOf(api, shop.fan, missing), 'shipped', 'its problem has just been closed');
  await close(ago);
  await run();
  assert.equal(await statusOf(api, shop.fan, missing), 'delivered');
  assert.deepEqual(await findImbalances(api.db), []);
});

test('an order placed while its seller is deleted is refunded or refused', async (t) => {
  const api = await createTestApi(t);
  const shop = await openShop(api);
  const [placed] = await Promise.allSettled([order(api, shop), leaveForGood(api, shop.seller)]);
  const open = await api.db.selectFrom('orders').select('id').where('status', '=', 'created').execute();
  assert.deepEqual(open, [], placed.status);
  assert.deepEqual(await moneyOf(api, shop), [10000, 0, 0]);
});

/** As a deletion does: the row is emptied last, so that concurrent orders may be placed in between. */
const leaveForGood = (api: TestApi, { id }: TestAccount) =>
  api.context.work(async (unit) => {
    await unit.callHook('onLeaving', { userId: id, forfeited: 0n });
    await unit.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', id).execute();
  });
