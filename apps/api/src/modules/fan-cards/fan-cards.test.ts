import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { payPerformer } from '../ledger/movements.ts';
import { reverse } from '../ledger/reversals.ts';
import { openTalk } from '../messages/testing.ts';

test('she sees what a fan is to her: bonds, and what was spent less what was taken back', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id } = await openTalk(api);
  const url = `/conversations/${id}/fan`;
  const before = (await api.as(performer).get(url)).body.data;
  assert.deepEqual(before, {
    ...{
      fanId: fan.id,
      subscription: null,
      followedAt: null,
      spent: 0,
      spentRecently: 0,
      lists: [],
      sales: [],
      orders: [],
    },
  });
  await api.fund(fan, 100);
  const tip = (amount: number) =>
    api.as(fan).pay(`/wallet/charges/tip/${performer.id}`, {
      ...{ amount, source: { type: 'conversation', _id: id } },
    });
  const first = await tip(10);
  assert.equal(first.status, 200, first.text);
  // Long ago: the ledger is never changed.
  const long = new Date(Date.now() - 40 * 86_400_000);
  const item = { type: 'conversation' as const, id };
  const old = { kind: 'tip', userId: fan.id, performerId: performer.id, amount: 2000n, item, createdAt: long } as const;
  await api.context.work((unit) => payPerformer(unit, old));
  const other = await api.createPerformer();
  const elsewhere = { amount: 7, source: { type: 'profile', _id: other.id } };
  await api.as(fan).pay(`/wallet/charges/tip/${other.id}`, elsewhere);
  const order = { performerId: performer.id, type: 'monthly', expectedPrice: 5, expectedRenewalPrice: 5 };
  assert.equal((await api.as(fan).pay('/wallet/charges/subscribe/performers', order)).status, 200);
  assert.equal((await api.as(fan).post(`/follows/${performer.id}`, {})).status, 200);
  const transactionId: string = first.body.data.transaction._id;
  await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId }));
  const card = (await api.as(performer).get(url)).body.data;
  assert.deepEqual([card.spent, card.spentRecently], [25, 5]);
  assert.deepEqual([card.subscription.status, card.subscription.isRunning], ['active', true]);
  assert.ok(card.followedAt);
  assert.deepEqual(
    card.sales.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]),
    [
      ['subscription', 5],
      ['tip', 10],
      ['tip', 20],
    ],
  );
});

test('nobody else is told: not the fan, not another performer, and she not once the fan has blocked her', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id } = await openTalk(api);
  const url = `/conversations/${id}/fan`;
  assert.equal((await api.as(fan).get(url)).status, 403);
  assert.equal((await api.as(await api.createPerformer()).get(url)).status, 404);
  await api.as(fan).post('/block/users', { userId: performer.id });
  assert.equal((await api.as(performer).get(url)).status, 404);
});

test('she sees into which of her lists a fan is put, and not those by rules or of others', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id, post } = await openTalk(api);
  await post(fan, { text: 'hello' });
  const as = api.as(performer);
  const make = async (by: typeof as, name: string, rules: object[] | null = null): Promise<string> =>
    (await by.post('/performer/fan-lists', { name, rules })).body.data._id;
  const [close, far] = [await make(as, 'Close'), await make(as, 'Far')];
  await make(as, 'Followers', [{ kind: 'follows' }]);
  await make(api.as(await api.createPerformer()), 'Elsewhere');
  const lists = async () => (await as.get(`/conversations/${id}/fan`)).body.data.lists;
  assert.equal((await as.post(`/performer/fan-lists/${close}/members`, { fanIds: [fan.id] })).status, 200);
  assert.deepEqual(await lists(), [
    { _id: close, name: 'Close', isIn: true },
    { _id: far, name: 'Far', isIn: false },
  ]);
  await as.delete(`/performer/fan-lists/${close}/members/${fan.id}`);
  assert.deepEqual(
    (await lists()).map(({ isIn }: { isIn: boolean }) => isIn),
    [false, false],
  );
});
