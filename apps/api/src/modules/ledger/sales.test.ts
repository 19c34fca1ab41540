import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { publishPost } from '../feed-posts/testing.ts';
import { payPerformer } from './movements.ts';
import { reverse } from './reversals.ts';
import { loadSales } from './sales.ts';

test('a paid post shows its performer the number of sales and her earnings, without tips', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id: id } = await publishPost(api, performer, { audience: 'paid', price: 3.33 });
  const own = async () => (await api.as(performer).get(`/performer/feeds/${id}`)).body.data;
  assert.deepEqual([(await own()).purchaseCount, (await own()).earned], [0, 0]);
  for (let round = 0; round < 3; round += 1) {
    const fan = await api.createUser({ balance: 20 });
    await api.as(fan).pay(`/wallet/charges/feed/${id}`, { expectedPrice: 3.33 });
    await api.as(fan).pay(`/wallet/charges/tip/${performer.id}`, { amount: 5, source: 'feed', sourceId: id });
  }
  const { purchaseCount, earned } = await own();
  // 20 percent of 3.33 is 0.67, rounded half up for each of them.
  assert.deepEqual([purchaseCount, earned], [3, 7.98]);
  const [listed] = (await api.as(performer).get('/performer/feeds')).body.data.data;
  assert.deepEqual([listed.purchaseCount, listed.earned], [3, 7.98]);
  assert.equal('earned' in (await api.guest.get(`/user/feeds/${id}`)).body.data, false);
});

test('fully refunded sales are not counted, and partly refunded ones count with the rest', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ balance: 100 })];
  const [sold, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const parties = { userId: fan.id, performerId: performer.id, amount: 1000n };
  await api.context.work(async (unit) => {
    const buy = (id: string) => payPerformer(unit, { ...parties, kind: 'purchase', item: { type: 'video', id } });
    const [whole, part] = [await buy(sold), await buy(sold)];
    await buy(other);
    await reverse(unit, { kind: 'refund', transactionId: whole.id });
    await reverse(unit, { kind: 'refund', transactionId: part.id, amount: 250n });
  });
  const sales = await loadSales(api.db, performer.id, 'video', [sold, other]);
  assert.deepEqual(sales.get(sold), { purchaseCount: 1, earned: 6 });
  assert.deepEqual(sales.get(other), { purchaseCount: 1, earned: 8 });
  assert.equal((await loadSales(api.db, performer.id, 'gallery', [sold])).size, 0);
});
