import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/api.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { reverse } from '../ledger/reversals.ts';
import { refundSale } from '../refund-requests/sale-refunds.service.ts';
import { renewSubscription } from './renewal.service.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

const prepare = async (t: TestContext) => {
  const api = await createTestApi(t);
  const [giver, fan] = [await api.createUser({ name: 'Giver', balance: 100 }), await api.createUser({ balance: 100 })];
  const performer = await api.createPerformer();
  const { username } = await api.db
    .selectFrom('users')
    .select('username')
    .where('id', '=', fan.id)
    .executeTakeFirstOrThrow();
  const give = (changes: object = {}, by: TestAccount = giver) =>
    api.as(by).pay('/wallet/charges/subscribe/gifts', {
      ...{ performerId: performer.id, username, type: 'monthly', expectedPrice: 5 },
      ...changes,
    });
  const subscribe = (expectedPrice: number, type = 'monthly') =>
    api.as(fan).pay('/wallet/charges/subscribe/performers', {
      ...{ performerId: performer.id, type, expectedPrice, expectedRenewalPrice: 5 },
    });
  const state = async () => (await api.as(fan).get('/subscriptions/user/search')).body.data.data[0];
  const end = async () => new Date((await state()).currentPeriodEnd);
  const renewAt = async (now: Date) => {
    const { _id } = await state();
    await api.context.work((unit) => renewSubscription(unit, _id, now));
  };
  const takeBack = async (nth = 0) => {
    const sales = await api.db
      .selectFrom('subscription_gifts')
      .select('transaction_id')
      .orderBy('id')
      .offset(nth)
      .executeTakeFirstOrThrow();
    const { id } = await api.context.work((unit) =>
      reverse(unit, { kind: 'refund', transactionId: sales.transaction_id }),
    );
    await api.runJobs();
    return id;
  };
  const notices = async (account: TestAccount) => {
    const rows = await api.db.selectFrom('notifications').select('kind').where('user_id', '=', account.id).execute();
    return rows.map(({ kind }) => kind);
  };
  const tools = { give, subscribe, state, end, renewAt, takeBack, notices };
  return { api, giver, fan, performer, username, ...tools };
};

const assertDays = (end: Date, days: number, words = '') =>
  assert.ok(Math.abs(end.getTime() - Date.now() - days * DAY_MS) < 3.1 * DAY_MS, `${end.toISOString()} ${words}`);

test('the windows of whoever is given a subscription read again what is open, and so they do where it is taken back', async (t) => {
  const { api, fan, give, takeBack, subscribe } = await prepare(t);
  const isTold = async (act: () => Promise<unknown>) => {
    const before = api.events.length;
    await act();
    return api.events
      .slice(before)
      .some(
        ({ target, event: { data } }) =>
          target.kind === 'user' && target.userId === fan.id && 'area' in data && data.area === 'subscriptions',
      );
  };
  assert.ok(await isTold(() => give()));
  assert.ok(await isTold(() => takeBack()));
  await subscribe(5);
  const { id: transactionId } = await api.db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('user_id', '=', fan.id)
    .where('kind', '=', 'subscription')
    .executeTakeFirstOrThrow();
  assert.ok(
    await isTold(() => api.context.work((unit) => refundSale(unit, { transactionId, reason: 'asked for' }))),
    'where a period is refunded',
  );
});

test('a gift is open at once, told to both, ends by itself, and never begins a free trial', async (t) => {
  const { api, giver, fan, performer, username, give, state, renewAt, notices, subscribe } = await prepare(t);
  await api.db.updateTable('performers').set({ is_free_trial: true }).where('user_id', '=', performer.id).execute();
  const { charged, balance } = (await give({ username: `@${username}`, note: 'For you.' })).body.data;
  assert.deepEqual([charged, balance], [5, 95]);
  const open = await state();
  assert.deepEqual([open.status, open.performer.isSubscribed, open.gift.note], ['cancelled', true, 'For you.']);
  assert.equal(open.gift.from._id, giver.id);
  const hers = (await api.as(performer).get('/subscriptions/performer/search')).body.data.data[0];
  assert.deepEqual([hers.gift.from._id, hers.gift.note], [giver.id, null], 'the note is for one alone');
  assert.deepEqual([await notices(fan), await notices(performer)], [['subscription-gift'], ['subscription-gifted']]);
  await renewAt(inDays(32));
  assert.equal((await state()).status, 'expired');
  assert.equal((await subscribe(0, 'free')).body.code, 'subscription.type_unavailable');
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 10_000n);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('who pays already gets the time after what is paid, and goes on paying then', async (t) => {
  const { api, fan, give, subscribe, state, end, renewAt } = await prepare(t);
  await subscribe(5);
  await give();
  assertDays(await end(), 61);
  assert.equal((await state()).status, 'active');
  await renewAt(inDays(40));
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 9500n, 'nothing is due before');
  await renewAt(inDays(63));
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 9000n);
  assert.deepEqual([(await state()).status, (await state()).gift], ['active', null]);
});

test('who keeps a gift agrees to what a month costs, and one who waited for payment is opened by it', async (t) => {
  const { api, fan, give, subscribe, state, renewAt } = await prepare(t);
  await give();
  assert.equal((await subscribe(0)).body.data.subscription.status, 'active');
  await api.db
    .updateTable('ledger_accounts')
    .set({ balance: 0n })
    .where('owner_id', '=', fan.id)
    .where('kind', '=', 'wallet')
    .execute();
  await renewAt(inDays(32));
  assert.equal((await state()).status, 'past-due');
  await give();
  const mended = await state();
  assert.deepEqual([mended.status, mended.failure], ['active', null]);
});

test('a pause waits until the time that was given is over', async (t) => {
  const { api, fan, give, subscribe, state, renewAt } = await prepare(t);
  const { _id } = (await subscribe(5)).body.data.subscription;
  await api.as(fan).post(`/subscriptions/${_id}/pause`, { until: null });
  await renewAt(inDays(32));
  assert.equal((await state()).status, 'paused');
  await give();
  assert.equal((await state()).status, 'active');
  await renewAt(inDays(33));
  assert.equal((await state()).status, 'paused');
});

test('a reversed gift loses its remaining time, of that gift only, and gets it back when the reversal fails', async (t) => {
  const { api, fan, give, state, end, takeBack, notices, subscribe } = await prepare(t);
  await give();
  await give({ type: 'yearly', expectedPrice: 50 });
  assertDays(await end(), 395);
  const refund = await takeBack(0);
  assertDays(await end(), 365);
  assert.ok((await notices(fan)).includes('subscription-gift-returned'));
  await api.context.work((unit) => reverse(unit, { kind: 'reversal', transactionId: refund }));
  await api.runJobs();
  assertDays(await end(), 395, 'the refund failed');
  await takeBack(1);
  assertDays(await end(), 30);
  await takeBack(0);
  assert.equal((await state()).status, 'expired');
  assert.equal(
    (await subscribe(0, 'free')).body.code,
    'subscription.type_unavailable',
    'no trial after a refunded gift',
  );
  assert.deepEqual(await findImbalances(api.db), []);
});

test('a subscriber is not charged on the day when a gift is taken from him', async (t) => {
  const { api, fan, give, subscribe, state, end, renewAt, takeBack } = await prepare(t);
  await subscribe(5);
  await give();
  await api.db
    .updateTable('subscription_gifts')
    .set({ starts_at: inDays(-10), ends_at: inDays(20) })
    .execute();
  await api.db
    .updateTable('subscriptions')
    .set({ current_period_end: inDays(20) })
    .execute();
  await takeBack();
  assertDays(await end(), 3);
  await renewAt(inDays(2));
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 9500n);
  assert.equal((await state()).status, 'active');
});

test('a refund of one’s own period leaves what others gave: it comes now, and nothing is taken twice', async (t) => {
  const { api, fan, give, subscribe, state, end, takeBack, renewAt } = await prepare(t);
  const refundOwn = async () => {
    const { id } = await api.db
      .selectFrom('ledger_transactions')
      .select('id')
      .where('kind', '=', 'subscription')
      .where('user_id', '=', fan.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await api.context.work((unit) => refundSale(unit, { transactionId: id, reason: 'asked for' }));
    await api.runJobs();
  };
  await subscribe(5);
  await give();
  await give();
  await refundOwn();
  assertDays(await end(), 61, 'both months that were given');
  assert.deepEqual([(await state()).status, (await state()).performer.isSubscribed], ['cancelled', true]);
  assert.equal((await subscribe(0)).body.data.charged, 0, 'nobody pays for time that was given');
  await takeBack(0);
  assertDays(await end(), 30);
  await renewAt(inDays(63));
  assert.equal((await state()).status, 'active');
  const paidUntil = await end();
  await takeBack(1);
  assertDays(await end(), paidUntil.getTime() / DAY_MS - Date.now() / DAY_MS - 31, 'the gift’s month alone');
  await refundOwn();
  assert.equal((await state()).status, 'expired', 'nothing is left that anybody paid for');
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 10_000n);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('a gift that ended with its subscription takes nothing of what was paid for since', async (t) => {
  const { api, give, subscribe, state, end, takeBack } = await prepare(t);
  await give();
  await api.db.updateTable('subscriptions').set({ status: 'expired', current_period_end: new Date() }).execute();
  await subscribe(5);
  await takeBack();
  assertDays(await end(), 31);
  assert.equal((await state()).status, 'active');
});

test('gifts to blocked or suspended accounts, to oneself, or at another price are refused', async (t) => {
  const { api, giver, fan, performer, give } = await prepare(t);
  const own = await api.db.selectFrom('users').select('username').where('id', '=', giver.id).executeTakeFirstOrThrow();
  assert.equal((await give({ username: own.username })).body.code, 'gift.to_oneself');
  const hers = await api.db
    .selectFrom('users')
    .select('username')
    .where('id', '=', performer.id)
    .executeTakeFirstOrThrow();
  for (const username of ['nobody-here', hers.username]) {
    assert.equal((await give({ username })).body.code, 'gift.recipient_unavailable');
  }
  assert.equal((await give({ expectedPrice: 4 })).body.code, 'price.changed');
  assert.equal((await give({ type: 'quarterly' })).body.code, 'subscription.type_unavailable');
  assert.equal((await api.as(giver).put('/wallet/spending-caps', { period: 'day', amount: 3 })).status, 200);
  assert.equal((await give()).body.code, 'wallet.cap_reached');
  await api.db.deleteFrom('spending_caps').execute();
  for (const [blocker, blocked] of [
    [fan, giver],
    [performer, fan],
  ] as const) {
    await api.db.insertInto('user_blocks').values({ blocker_id: blocker.id, blocked_id: blocked.id }).execute();
    assert.equal((await give()).body.code, 'gift.recipient_unavailable');
    await api.db.deleteFrom('user_blocks').execute();
  }
  await api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', fan.id).execute();
  assert.equal((await give()).body.code, 'gift.recipient_unavailable');
  assert.equal(await findBalance(api.db, walletOf(giver.id)), 10_000n);
});
