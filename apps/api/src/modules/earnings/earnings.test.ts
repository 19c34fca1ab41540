import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { payPerformer } from '../ledger/movements.ts';
import { reverse } from '../ledger/reversals.ts';
import { readEarningStats } from './earnings.service.ts';

const NOW = new Date('2026-06-30T12:00:00.000Z');
const DAY_MS = 86_400_000;

interface Paid {
  kind: 'tip' | 'purchase' | 'subscription';
  amount: bigint;
  daysAgo: number;
}

const makeHistory = async (api: TestApi, fanId: string, performerId: string, history: Paid[]) => {
  for (const { kind, amount, daysAgo } of history) {
    const createdAt = new Date(NOW.getTime() - daysAgo * DAY_MS);
    const item = { type: 'profile' as const, id: performerId };
    await api.context.work((unit) => payPerformer(unit, { kind, userId: fanId, performerId, amount, item, createdAt }));
  }
};

test('the figures are the ledger’s: after commission, by day, against the period before', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 1000 });
  const performer = await api.createPerformer();
  await makeHistory(api, fan.id, performer.id, [
    { kind: 'tip', amount: 1000n, daysAgo: 0 },
    { kind: 'subscription', amount: 500n, daysAgo: 0 },
    { kind: 'purchase', amount: 1000n, daysAgo: 29 },
    { kind: 'tip', amount: 2000n, daysAgo: 30 },
    { kind: 'tip', amount: 9900n, daysAgo: 60 },
  ]);
  const stats = await readEarningStats(api.db, performer.id, { days: 30, now: NOW });
  assert.deepEqual(stats.net, { value: 20, change: 25 });
  assert.deepEqual(stats.tips, { value: 8, change: -50 });
  assert.equal(stats.days.length, 30);
  assert.deepEqual(stats.days[0], { date: '2026-06-01', net: 8, tips: 0 });
  assert.deepEqual(stats.days[29], { date: '2026-06-30', net: 12, tips: 8 });
  assert.equal(stats.balance, 115.2);
  assert.equal(stats.available, 103.2);
  assert.deepEqual(stats.pending, [{ amount: 12, availableAt: '2026-07-08T00:00:00.000Z' }]);
  assert.equal(stats.owed, 0);
  const quarter = await readEarningStats(api.db, performer.id, { days: 90, now: NOW });
  assert.deepEqual(quarter.net, { value: 115.2, change: null });
});

test('subscribers are new by their start and active by their time left', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const day = (days: number) => new Date(Date.now() + days * DAY_MS);
  const rows = [
    { status: 'active', started_at: day(-2), current_period_end: day(28) },
    { status: 'cancelled', started_at: day(-40), current_period_end: day(5) },
    { status: 'expired', started_at: day(-45), current_period_end: day(-15) },
  ] as const;
  for (const row of rows) {
    const fan = await api.createUser();
    const id = await api.subscribe(fan, performer);
    await api.db.updateTable('subscriptions').set(row).where('id', '=', id).execute();
  }
  const { body } = await api.as(performer).get('/performer/earning/stats');
  assert.deepEqual(body.data.newSubscribers, { value: 1, change: -50 });
  assert.deepEqual(body.data.activeSubscribers, { value: 2, change: 0 });
});

test('a performer without earnings sees zeros, a fan nothing', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { status, body } = await api.as(performer).get('/performer/earning/stats?period=365');
  assert.equal(status, 200);
  assert.equal(body.data.days.length, 365);
  assert.deepEqual(body.data.net, { value: 0, change: null });
  const fan = await api.createUser();
  assert.equal((await api.as(fan).get('/performer/earning/stats')).status, 403);
  assert.equal((await api.as(performer).get('/performer/earning/stats?period=31')).status, 422);
});

test('the list pages through what was earned, newest first', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 1000 });
  const performer = await api.createPerformer();
  await makeHistory(api, fan.id, performer.id, [
    { kind: 'tip', amount: 1000n, daysAgo: 3 },
    { kind: 'purchase', amount: 600n, daysAgo: 1 },
    { kind: 'tip', amount: 1250n, daysAgo: 2 },
  ]);
  const first = (await api.as(performer).get('/performer/earning/search?limit=2')).body.data;
  const shown = first.data.map((it: Record<string, unknown>) => [it.kind, it.gross, it.commission, it.net]);
  assert.deepEqual(shown, [
    ['purchase', 6, 1.2, 4.8],
    ['tip', 12.5, 2.5, 10],
  ]);
  assert.equal(first.total, 3);
  assert.equal(first.data[0].user._id, fan.id);
  const next = (await api.as(performer).get(`/performer/earning/search?limit=2&cursor=${first.nextCursor}`)).body.data;
  assert.equal(next.data.length, 1);
  assert.equal(next.nextCursor, undefined);
  assert.equal((await api.as(performer).get('/performer/earning/search?kind=tip')).body.data.total, 2);
});

test('what is taken back from several days is one line, with what it took of them together', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser({ balance: 1000 }), await api.createPerformer()];
  const item = { type: 'profile' as const, id: performer.id };
  const payment = { kind: 'tip', userId: fan.id, performerId: performer.id, item } as const;
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  await api.context.work(async (unit) => {
    const old = await payPerformer(unit, { ...payment, amount: 1000n, createdAt: daysAgo(20) });
    await payPerformer(unit, { ...payment, amount: 500n, createdAt: daysAgo(3) });
    await payPerformer(unit, { ...payment, amount: 250n });
    await reverse(unit, { kind: 'refund', transactionId: old.id });
  });
  const { data, total } = (await api.as(performer).get('/performer/earning/search')).body.data;
  assert.equal(total, 4);
  assert.deepEqual(
    data.map(({ kind, gross, commission, net }: Record<string, unknown>) => [kind, gross, commission, net]),
    [
      ['refund', -10, -2, -8],
      ['tip', 2.5, 0.5, 2],
      ['tip', 5, 1, 4],
      ['tip', 10, 2, 8],
    ],
  );
});
