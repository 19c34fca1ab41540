import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subscriptionJobs } from './subscriptions.jobs.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';

const DAY_MS = 86_400_000;

const subscribeAt = (api: TestApi, fan: TestAccount, body: { performerId: string; type?: string } & Seen) =>
  api.as(fan).pay('/wallet/charges/subscribe/performers', body);

interface Seen {
  expectedPrice: number;
  expectedRenewalPrice: number;
}

/** At the prices that its page shows. */
const subscribe = async (api: TestApi, fan: TestAccount, performer: TestAccount, type?: string) => {
  const { body } = await api.as(fan).get(`/performers/${performer.id}`);
  const own = (await api.as(fan).get('/subscriptions/user/search')).body.data.data.find(
    (it: { performer: { _id: string } }) => it.performer._id === performer.id,
  );
  const { monthlyPrice = 5, yearlyPrice = 50, isFreeTrial = false } = body.data ?? {};
  const price = type === 'yearly' ? yearlyPrice : monthlyPrice;
  const isFree = (isFreeTrial && !own) || own?.status === 'cancelled';
  const seen = { expectedPrice: isFree ? 0 : price, expectedRenewalPrice: isFree && own ? own.price : price };
  return subscribeAt(api, fan, { performerId: performer.id, ...(type && { type }), ...seen });
};

const cancel = (api: TestApi, fan: TestAccount, id: string, provider = 'wallet') =>
  api.as(fan).post(`/payment/${provider}/cancel-subscription/${id}`);

const renew = (api: TestApi) => subscriptionJobs['renew-subscriptions'](api.context, {});

/** Lets time pass for a subscription: its period and its next attempt move into the past. */
const age = async (api: TestApi, days: number) => {
  const rows = await api.db.selectFrom('subscriptions').selectAll().execute();
  const back = (at: Date) => new Date(at.getTime() - days * DAY_MS);
  for (const row of rows) {
    const moved = { current_period_end: back(row.current_period_end), retry_at: row.retry_at && back(row.retry_at) };
    await api.db.updateTable('subscriptions').set(moved).where('id', '=', row.id).execute();
  }
};

/** Lets the period end just now. */
const lapse = (api: TestApi) =>
  api.db
    .updateTable('subscriptions')
    .set({ current_period_end: new Date(Date.now() - 1000) })
    .execute();

const only = (api: TestApi) => api.db.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow();

const subscriberCount = async (api: TestApi, performer: TestAccount) => {
  const query = api.db.selectFrom('performers').select('subscriber_count').where('user_id', '=', performer.id);
  return (await query.executeTakeFirstOrThrow()).subscriber_count;
};

const countCharges = async (api: TestApi) =>
  (await api.db.selectFrom('ledger_transactions').select('id').where('kind', '=', 'subscription').execute()).length;

test('subscribing pays for a month and is seen by both sides', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 20 });
  const performer = await api.createPerformer();
  const { status, body } = await subscribe(api, fan, performer);
  assert.equal(status, 200);
  const { subscription, charged, balance } = body.data;
  assert.deepEqual([charged, balance], [5, 15]);
  assert.deepEqual([subscription.type, subscription.status, subscription.price], ['monthly', 'active', 5]);
  assert.equal(subscription.performer.isSubscribed, true);
  assert.equal(await subscriberCount(api, performer), 1);
  const mine = await api.as(fan).get('/subscriptions/user/search');
  assert.deepEqual(mine.body.data.data, [subscription]);
  const hers = await api.as(performer).get('/subscriptions/performer/search?status=active');
  assert.equal(hers.body.data.data[0].user._id, fan.id);
  assert.equal((await api.as(performer).get('/subscriptions/performer/search?status=expired')).body.data.total, 0);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('a fan finds the subscription to a performer in any status', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 20 });
  const [wanted, other, stranger] = [
    await api.createPerformer(),
    await api.createPerformer(),
    await api.createPerformer(),
  ];
  const { body } = await subscribe(api, fan, wanted);
  await subscribe(api, fan, other);
  await cancel(api, fan, body.data.subscription._id);
  const find = async (performer: TestAccount) =>
    (await api.as(fan).get(`/subscriptions/user/search?performerId=${performer.id}`)).body.data;
  const { data, total } = await find(wanted);
  assert.deepEqual([data.length, total, data[0]._id, data[0].status], [1, 1, body.data.subscription._id, 'cancelled']);
  assert.equal((await find(stranger)).total, 0);
});

test('concurrent subscribing with two keys pays once', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 100 });
  const performer = await api.createPerformer();
  const answers = await Promise.all(Array.from({ length: 4 }, () => subscribe(api, fan, performer)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  const refused = answers.filter(({ status }) => status !== 200);
  assert.ok(refused.every(({ body }) => body.code === 'subscription.already_active'));
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 9500n);
  assert.equal(await subscriberCount(api, performer), 1);
});

test('without enough tokens there is no subscription', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 20 });
  const performer = await api.createPerformer();
  assert.equal((await subscribe(api, fan, performer, 'yearly')).body.code, 'wallet.insufficient_balance');
  assert.equal(await subscriberCount(api, performer), 0);
  assert.equal((await subscribe(api, fan, fan)).status, 404);
  assert.equal((await subscribe(api, fan, performer, 'free')).body.code, 'subscription.type_unavailable');
});

test('a cancelled subscription runs to its end, and undoing the cancellation costs nothing', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 20 });
  const performer = await api.createPerformer();
  const { _id } = (await subscribe(api, fan, performer)).body.data.subscription;
  const stranger = await api.createUser();
  assert.equal((await cancel(api, stranger, _id)).status, 404);
  assert.equal((await cancel(api, fan, _id, 'stripe')).status, 404);
  const cancelled = (await cancel(api, fan, _id)).body.data;
  assert.equal(cancelled.status, 'cancelled');
  assert.equal(cancelled.performer.isSubscribed, true);
  assert.deepEqual((await cancel(api, fan, _id)).body.data, cancelled);
  const again = (await subscribe(api, fan, performer)).body.data;
  assert.deepEqual([again.charged, again.balance, again.subscription.status], [0, 15, 'active']);
  assert.equal(again.subscription.cancelledAt, null);
  assert.equal(await subscriberCount(api, performer), 1);
  await cancel(api, fan, _id);
  await lapse(api);
  await renew(api);
  assert.equal((await only(api)).status, 'expired');
  assert.equal(await subscriberCount(api, performer), 0);
  assert.equal(await countCharges(api), 1);
  assert.equal((await cancel(api, fan, _id)).status, 404);
});

test('concurrent jobs renew a period once, and it follows the last one', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 100 });
  const performer = await api.createPerformer();
  await subscribe(api, fan, performer);
  await renew(api);
  assert.equal(await countCharges(api), 1, 'nothing is due yet');
  await lapse(api);
  const before = await only(api);
  await Promise.all([renew(api), renew(api), renew(api)]);
  const after = await only(api);
  assert.equal(await countCharges(api), 2);
  assert.equal(after.status, 'active');
  const days = (after.current_period_end.getTime() - before.current_period_end.getTime()) / DAY_MS;
  assert.ok(days >= 28 && days <= 31, `${days} days`);
  const kindsOf = async (account: TestAccount): Promise<string[]> =>
    (await api.as(account).get('/notifications')).body.data.data.map(({ kind }: { kind: string }) => kind);
  assert.deepEqual(await kindsOf(performer), ['subscription-renewed', 'subscription']);
  assert.deepEqual(await kindsOf(fan), ['subscription-continued']);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('with an empty wallet a subscription is retried daily for three days, notified once, then expires', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 5 });
  const performer = await api.createPerformer();
  await subscribe(api, fan, performer);
  await lapse(api);
  for (const status of ['past-due', 'past-due', 'past-due', 'expired']) {
    await renew(api);
    await renew(api);
    assert.equal((await only(api)).status, status);
    await age(api, 1);
  }
  const told = api.db.selectFrom('notifications').select('kind').where('user_id', '=', fan.id);
  const notices = await told.orderBy('id').execute();
  assert.deepEqual(notices, [{ kind: 'subscription-past-due' }, { kind: 'subscription-ended' }]);
  assert.equal(await subscriberCount(api, performer), 0);
  assert.equal(await countCharges(api), 1);
});

test('tokens that arrive in time renew the subscription from that day on', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 5 });
  const performer = await api.createPerformer();
  await subscribe(api, fan, performer);
  await lapse(api);
  await renew(api);
  await api.fund(fan, 5);
  await age(api, 1);
  await renew(api);
  const { status, current_period_end: end, retry_at: retryAt } = await only(api);
  assert.equal(status, 'active');
  assert.equal(retryAt, null);
  assert.ok(end.getTime() > Date.now() + 27 * DAY_MS, 'the days without access are not paid for');
  assert.equal(await subscriberCount(api, performer), 1);
});

test('subscribing again while past due or expired pays for a new period', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 5 });
  const performer = await api.createPerformer();
  await subscribe(api, fan, performer);
  await lapse(api);
  await renew(api);
  assert.equal((await subscribe(api, fan, performer)).body.code, 'wallet.insufficient_balance');
  await api.fund(fan, 60);
  assert.equal((await subscribe(api, fan, performer, 'yearly')).body.data.charged, 50);
  assert.equal(await subscriberCount(api, performer), 1);
  const { id } = await only(api);
  await cancel(api, fan, id);
  await age(api, 400);
  await renew(api);
  const back = (await subscribe(api, fan, performer)).body.data;
  assert.deepEqual([back.subscription._id, back.subscription.status, back.charged], [id, 'active', 5]);
  assert.equal(await subscriberCount(api, performer), 1);
});

test('an unpaid subscription is renewed at its agreed price', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 5 });
  const performer = await api.createPerformer();
  await subscribe(api, fan, performer);
  await lapse(api);
  await renew(api);
  await api.fund(fan, 60);
  await api.db.updateTable('performers').set({ monthly_price: 900n }).where('user_id', '=', performer.id).execute();
  const order = { performerId: performer.id, type: 'monthly' };
  const dear = await subscribeAt(api, fan, { ...order, expectedPrice: 9, expectedRenewalPrice: 9 });
  assert.equal(dear.body.code, 'price.changed');
  const agreed = await subscribeAt(api, fan, { ...order, expectedPrice: 5, expectedRenewalPrice: 5 });
  assert.deepEqual([agreed.body.data.charged, agreed.body.data.subscription.price], [5, 5]);
});

test('bundles of three and six months are renewed by as many, also after the performer ends them', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 60 });
  const performer = await api.createPerformer();
  const seen = { performerId: performer.id, type: 'quarterly', expectedPrice: 13.5, expectedRenewalPrice: 13.5 };
  assert.equal((await subscribeAt(api, fan, seen)).body.code, 'subscription.type_unavailable');
  const prices = { quarterlyPrice: 13.5, halfYearlyPrice: 26 };
  assert.equal((await api.as(performer).put(`/performers/${performer.id}`, prices)).status, 200);
  const { subscription, charged } = (await subscribeAt(api, fan, seen)).body.data;
  assert.deepEqual([subscription.type, charged], ['quarterly', 13.5]);
  const days = (new Date(subscription.currentPeriodEnd).getTime() - Date.now()) / DAY_MS;
  assert.ok(days > 88 && days < 93, `${days} days`);
  await api.as(performer).put(`/performers/${performer.id}`, { quarterlyPrice: null });
  await lapse(api);
  await renew(api);
  const renewed = await only(api);
  assert.deepEqual([renewed.type, renewed.status, await countCharges(api)], ['quarterly', 'active', 2]);
  assert.ok(renewed.current_period_end.getTime() > Date.now() + 85 * DAY_MS);
});

test('a cancellation has an optional reason, which is withdrawn when the cancellation is undone', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 20 });
  const performer = await api.createPerformer();
  const { _id } = (await subscribe(api, fan, performer)).body.data.subscription;
  const say = (why: object) => api.as(fan).post(`/payment/wallet/cancel-subscription/${_id}`, why);
  assert.equal((await say({ reason: 'because' })).status, 422);
  assert.equal((await say({ reason: 'other', words: 'x'.repeat(501) })).status, 422);
  assert.equal((await say({ reason: 'too-little', words: ' More brushes. ' })).body.data.status, 'cancelled');
  await say({ reason: 'other' });
  await subscribe(api, fan, performer);
  await say({ reason: 'technical' });
  const rows = await api.db.selectFrom('subscription_cancellations').selectAll().orderBy('id').execute();
  assert.deepEqual(
    rows.map(({ reason, words, taken_back_at: takenBackAt }) => [reason, words, takenBackAt !== null]),
    [
      ['too-little', 'More brushes.', true],
      ['technical', null, false],
    ],
  );
});

test('a trial is free once, notifies the performer, and continues as a monthly subscription', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 10 });
  const performer = await api.createPerformer({ isFreeTrial: true });
  const first = (await subscribe(api, fan, performer)).body.data;
  assert.deepEqual([first.charged, first.balance, first.subscription.type], [0, 10, 'free']);
  const notices = await api.db.selectFrom('notifications').select('kind').where('user_id', '=', performer.id).execute();
  assert.deepEqual(notices, [{ kind: 'subscription' }]);
  await lapse(api);
  await renew(api);
  const { type, status } = await only(api);
  assert.deepEqual([type, status, await countCharges(api)], ['monthly', 'active', 1]);
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 500n);
});

test('a deleted performer is not paid any more', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 100 });
  const performer = await api.createPerformer();
  await subscribe(api, fan, performer);
  await api.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', performer.id).execute();
  await lapse(api);
  await renew(api);
  assert.equal((await only(api)).status, 'expired');
  assert.equal(await countCharges(api), 1);
});

const parted = {
  'a fan who is suspended': (api: TestApi, fan: TestAccount) =>
    api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', fan.id).execute(),
  'a fan who is gone': (api: TestApi, fan: TestAccount) =>
    api.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', fan.id).execute(),
  'a suspended performer': (api: TestApi, _fan: TestAccount, performer: TestAccount) =>
    api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', performer.id).execute(),
  'a fan whom the performer has blocked': (api: TestApi, fan: TestAccount, performer: TestAccount) =>
    api.db.insertInto('user_blocks').values({ blocker_id: performer.id, blocked_id: fan.id }).execute(),
  'a performer whom the fan has blocked': (api: TestApi, fan: TestAccount, performer: TestAccount) =>
    api.db.insertInto('user_blocks').values({ blocker_id: fan.id, blocked_id: performer.id }).execute(),
};

for (const [whom, part] of Object.entries(parted)) {
  test(`nothing is charged for ${whom}, neither for the next period nor when the free one ends`, async (t) => {
    const api = await createTestApi(t);
    const fan = await api.createUser({ balance: 100 });
    const [painter, potter] = [await api.createPerformer(), await api.createPerformer()];
    await subscribe(api, fan, painter);
    await api.db.updateTable('performers').set({ is_free_trial: true }).where('user_id', '=', potter.id).execute();
    await subscribe(api, fan, potter);
    for (const performer of [painter, potter]) await part(api, fan, performer);
    await lapse(api);
    await renew(api);
    const rows = await api.db.selectFrom('subscriptions').select('status').execute();
    assert.deepEqual(rows, [{ status: 'expired' }, { status: 'expired' }]);
    assert.equal(await countCharges(api), 1);
    assert.equal(await findBalance(api.db, walletOf(fan.id)), 9500n);
  });
}

test('a price other than the expected one is refused, now and for renewals, and an ended trial charges nobody unasked', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 100 });
  const performer = await api.createPerformer();
  const at = async (expectedPrice: number, expectedRenewalPrice: number) => {
    const { status, body } = await subscribeAt(api, fan, {
      performerId: performer.id,
      expectedPrice,
      expectedRenewalPrice,
    });
    return status === 200 ? body.data.charged : body.code;
  };
  assert.equal(await at(0, 5), 'price.changed');
  assert.equal(await at(5, 4), 'price.changed');
  assert.equal(await at(4, 4), 'price.changed');
  assert.equal(await countCharges(api), 0);
  assert.equal(await at(5, 5), 5);
  await cancel(api, fan, (await only(api)).id);
  assert.equal(await at(0, 4), 'price.changed');
  assert.equal(await at(5, 5), 'price.changed');
  assert.equal(await at(0, 5), 0);
  assert.equal(
    (await api.as(fan).pay('/wallet/charges/subscribe/performers', { performerId: performer.id })).status,
    422,
  );
});

test('what a job renews is told to the windows of whoever pays', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 20 });
  await subscribe(api, fan, await api.createPerformer());
  await lapse(api);
  const before = api.events.length;
  await renew(api);
  const told = api.events.slice(before).filter(({ event }) => event.name === 'account.changed');
  assert.deepEqual(
    told.map(({ target, event }) => [target, event.data]),
    [[{ kind: 'user', userId: fan.id }, { area: 'subscriptions' }]],
  );
});
