import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { renewSubscription } from './renewal.service.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

const prepare = async (t: TestContext, { balance = 100 } = {}) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser({ balance }), await api.createPerformer()];
  const id = await api.subscribe(fan, performer, { endsInDays: 10 });
  const pause = (until: Date | null) => api.as(fan).post(`/subscriptions/${id}/pause`, { until });
  const resume = (expectedPrice: number) => api.as(fan).pay(`/subscriptions/${id}/resume`, { expectedPrice });
  const renewAt = (now: Date) => api.context.work((unit) => renewSubscription(unit, id, now));
  const state = async () => (await api.as(fan).get('/subscriptions/user/search')).body.data.data[0];
  return { api, fan, performer, id, pause, resume, renewAt, state };
};

test('a pause begins at the end of the period, charges nothing, and ends on its date', async (t) => {
  const { pause, renewAt, state } = await prepare(t);
  const until = inDays(40);
  const paused = (await pause(until)).body.data;
  assert.deepEqual([paused.status, paused.pause], ['active', { until: until.toISOString() }]);
  await renewAt(inDays(11));
  assert.equal((await state()).status, 'paused');
  await renewAt(inDays(39));
  assert.equal((await state()).status, 'paused', 'not before its day');
  await renewAt(inDays(41));
  const { status, pause: left, currentPeriodEnd } = await state();
  assert.deepEqual([status, left], ['active', null]);
  assert.ok(new Date(currentPeriodEnd) > inDays(68), 'a whole month from then on');
});

test('a pause without a date ends when the fan resumes, who is charged the agreed price once', async (t) => {
  const { api, fan, performer, pause, resume, renewAt, state } = await prepare(t);
  await pause(null);
  await renewAt(inDays(11));
  await renewAt(inDays(400));
  assert.equal((await state()).status, 'paused');
  await api.db.updateTable('performers').set({ monthly_price: 900n }).where('user_id', '=', performer.id).execute();
  assert.equal((await resume(9)).body.code, 'price.changed');
  const { charged, balance, subscription } = (await resume(5)).body.data;
  assert.deepEqual([charged, balance, subscription.status], [5, 95, 'active']);
  assert.equal((await resume(5)).body.code, 'subscription.cannot_resume');
  assert.equal((await api.as(fan).get('/wallet/charges/user/search?kind=subscription')).body.data.total, 1);
});

test('who subscribes again while paused may use a coupon for that period, as the quote says', async (t) => {
  const { api, fan, performer, pause, renewAt, state } = await prepare(t);
  await api.as(performer).post('/performer/coupons', { code: 'COMEBACK', percent: 40 });
  await pause(null);
  await renewAt(inDays(11));
  const order = { performerId: performer.id, type: 'monthly', expectedRenewalPrice: 5, coupon: 'comeback' };
  const { charged, subscription } = (
    await api.as(fan).pay('/wallet/charges/subscribe/performers', { ...order, expectedPrice: 3 })
  ).body.data;
  assert.deepEqual([charged, subscription.price, (await state()).status], [3, 5, 'active']);
});

test('a scheduled pause is cancelled at no cost', async (t) => {
  const { pause, resume, state } = await prepare(t);
  await pause(null);
  assert.equal((await resume(0)).body.data.charged, 0);
  assert.deepEqual([(await state()).status, (await state()).pause], ['active', null]);
});

test('a failed renewal can be paid at once, and after a pause the days of grace count anew', async (t) => {
  const { api, fan, pause, resume, renewAt, state } = await prepare(t, { balance: 0 });
  await pause(inDays(40));
  await renewAt(inDays(11));
  await renewAt(inDays(41));
  assert.equal((await state()).status, 'past-due');
  await renewAt(inDays(42.5));
  assert.equal((await state()).status, 'past-due');
  assert.equal((await resume(5)).body.code, 'wallet.insufficient_balance');
  await api.fund(fan, 20);
  assert.equal((await resume(5)).body.data.subscription.status, 'active');
});

test('nobody is charged for a deleted or blocked performer, and only running subscriptions can pause', async (t) => {
  const { api, performer, pause, resume, renewAt, id } = await prepare(t);
  assert.equal((await pause(inDays(9))).body.code, 'subscription.cannot_pause');
  await pause(null);
  await renewAt(inDays(11));
  assert.equal((await pause(null)).body.code, 'subscription.cannot_pause');
  await api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', performer.id).execute();
  assert.equal((await resume(5)).body.code, 'subscription.cannot_resume');
  const { status } = await api.db
    .selectFrom('subscriptions')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  assert.equal(status, 'paused');
});
