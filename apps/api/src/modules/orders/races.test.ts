import type { TestApi } from '../../testing/api.ts';
import { answerOf } from '../../testing/money/command.ts';
import type { Call } from '../../testing/money/contend.ts';
import { accountOf, oneOfTwo, race, rowOf } from '../../testing/money/race.ts';
import { orderJobs } from './orders.jobs.ts';
import { buy, openShop, order, step } from './testing.ts';

const NOT_NOW = 'order.not_allowed_now';

const ordered = async (api: TestApi) => {
  const shop = await openShop(api, { stock: '3' });
  const id = await order(api, shop);
  const cancel: Call = () => api.as(shop.fan).put(`/orders/${id}/cancel`, {});
  return { shop, id, cancel, lock: rowOf('orders', id) };
};

race('an order cancelled by its buyer twice', async (api) => {
  const { lock, cancel } = await ordered(api);
  return { lock, calls: [cancel, cancel], ends: oneOfTwo(NOT_NOW) };
});

race('an order cancelled and begun', async (api) => {
  const { shop, id, lock, cancel } = await ordered(api);
  const begin: Call = () => api.as(shop.seller).put(`/orders/${id}/update`, { status: 'processing', version: 1 });
  return {
    lock,
    calls: [begin, cancel],
    ends: [
      [null, NOT_NOW],
      ['order.stale', null],
    ],
  };
});

race('an order shipped twice', async (api) => {
  const { shop, id, lock } = await ordered(api);
  await step(api, shop, id, { status: 'processing' });
  const ship: Call = () => api.as(shop.seller).put(`/orders/${id}/update`, { status: 'shipped', version: 2 });
  return { lock, calls: [ship, ship], ends: oneOfTwo('order.stale') };
});

race('an order shipped at the moment at which it is paid back', async (api) => {
  const { shop, id } = await ordered(api);
  await step(api, shop, id, { status: 'processing' });
  await api.db
    .updateTable('orders')
    .set({ created_at: new Date(0) })
    .execute();
  const ship: Call = () => api.as(shop.seller).put(`/orders/${id}/update`, { status: 'shipped', version: 2 });
  const settle = () => answerOf(orderJobs['settle-orders'](api.context, {}));
  // The job leaves alone what another one holds, so the two meet at the money.
  return {
    lock: accountOf(shop.fan, 'held'),
    calls: [ship, settle],
    ends: [
      [null, null],
      ['order.stale', null],
    ],
  };
});

race('the last piece wanted by two', async (api) => {
  const shop = await openShop(api, { stock: '1' });
  const rival = await openShop(api, {}, { seller: shop.seller });
  const want =
    (of: typeof shop): Call =>
    () =>
      buy(api, { ...of, productId: shop.productId });
  const ends = oneOfTwo('order.out_of_stock');
  return { lock: rowOf('products', shop.productId), calls: [want(shop), want(rival)], ends };
});
