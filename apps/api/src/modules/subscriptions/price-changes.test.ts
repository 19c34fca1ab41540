import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { lettersTo, speak } from '../money-letters/testing.ts';
import { settlePrices } from './price-changes.service.ts';
import { renewSubscription } from './renewal.service.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

const prepare = async (t: TestContext, { endsInDays = 10, balance = 100 } = {}) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser({ balance }), await api.createPerformer()];
  const id = await api.subscribe(fan, performer, { endsInDays });
  const ask = async (monthlyPrice: number) => {
    const { status } = await api.as(performer).put(`/performers/${performer.id}`, { monthlyPrice, yearlyPrice: null });
    assert.equal(status, 200);
    await api.runJobs();
  };
  const renewAt = (now: Date) => api.context.work((unit) => renewSubscription(unit, id, now));
  const state = async () => (await api.as(fan).get('/subscriptions/user/search')).body.data.data[0];
  const spent = async () => Number(toTokens(balance) - (await findBalance(api.db, walletOf(fan.id)))) / 100;
  const letters = async () => {
    const rows = await api.db.selectFrom('mails').select('template').where('user_id', '=', fan.id).execute();
    return rows.map(({ template }) => template);
  };
  const notices = async () => {
    const rows = await api.db.selectFrom('notifications').select('kind').where('user_id', '=', fan.id).execute();
    return rows.map(({ kind }) => kind);
  };
  return { api, fan, performer, id, ask, renewAt, state, spent, letters, notices };
};

const toTokens = (tokens: number) => BigInt(tokens * 100);

test('a price increase is announced at once and applies after the notice period', async (t) => {
  const { ask, renewAt, state, spent, letters, notices } = await prepare(t);
  await ask(7);
  const told = await state();
  assert.deepEqual([told.price, told.priceChange.before, told.priceChange.price], [5, 5, 7]);
  assert.deepEqual([await notices(), await letters()], [['subscription-price-raised'], ['subscription-price-raised']]);
  await renewAt(inDays(11));
  assert.equal(await spent(), 5, 'the period that begins before the day costs what it did');
  assert.equal((await state()).price, 7);
  await renewAt(inDays(42));
  assert.equal(await spent(), 12);
  const { price, priceChange } = await state();
  assert.deepEqual([price, priceChange], [7, null]);
});

test('the day of a raise is not before the period ends that runs, in the list as in the letter', async (t) => {
  const { api, fan, ask, state } = await prepare(t, { endsInDays: 50 });
  await speak(api, fan, 'en-US');
  await ask(7);
  const { currentPeriodEnd, priceChange } = await state();
  assert.equal(priceChange.from, currentPeriodEnd);
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(priceChange.from),
  );
  assert.ok((await lettersTo(api, fan)).at(-1)?.text.includes(day));
});

test('who cancels before the letter about a raise is written has nothing to agree to', async (t) => {
  const { api, fan, id, performer, notices, letters } = await prepare(t);
  await api.as(performer).put(`/performers/${performer.id}`, { monthlyPrice: 7, yearlyPrice: null });
  await settlePrices(api.context, performer.id, new Date());
  await api.as(fan).post(`/payment/wallet/cancel-subscription/${id}`);
  await api.runJobs();
  assert.deepEqual([await notices(), await letters()], [[], []]);
});

test('a price decrease applies to the next renewal, without a notice', async (t) => {
  const { ask, renewAt, state, spent, letters } = await prepare(t);
  await ask(3);
  assert.equal((await state()).price, 3);
  await renewAt(inDays(11));
  assert.deepEqual([await spent(), await letters()], [3, []]);
});

test('a second change counts from the announced price: a smaller one keeps the date, a larger one begins anew', async (t) => {
  const { api, ask, state, notices } = await prepare(t);
  await ask(8);
  const first = (await state()).priceChange.from;
  await api.db
    .updateTable('subscriptions')
    .set({ next_price_from: inDays(20) })
    .execute();
  await ask(7);
  const { price, from } = (await state()).priceChange;
  assert.deepEqual([price, new Date(from) < new Date(first)], [7, true]);
  await ask(9);
  assert.ok(new Date((await state()).priceChange.from) > inDays(29));
  await ask(5);
  assert.equal((await state()).priceChange, null, 'nothing changes for who pays that already');
  assert.deepEqual(
    (await notices()).toSorted(),
    ['subscription-price-kept', 'subscription-price-raised', 'subscription-price-raised'],
    'who was told of it is told that it is taken back',
  );
});

test('a raise that is taken back is told to who was told of it, also to who has cancelled since', async (t) => {
  const { api, fan, performer, ask, id, notices } = await prepare(t);
  const other = await api.createUser({ balance: 100 });
  const before = await api.subscribe(other, performer, { endsInDays: 10 });
  await api.as(other).post(`/payment/wallet/cancel-subscription/${before}`);
  await ask(7);
  await api.as(fan).post(`/payment/wallet/cancel-subscription/${id}`);
  await ask(4);
  assert.deepEqual((await notices()).toSorted(), ['subscription-price-kept', 'subscription-price-raised']);
  const kept = api.db.selectFrom('notifications').select(['user_id', 'amount', 'link']);
  assert.deepEqual(await kept.where('kind', '=', 'subscription-price-kept').execute(), [
    { user_id: fan.id, amount: 400n, link: '/subscriptions' },
  ]);
});

test('a raise that holds already is not taken back by a lower price', async (t) => {
  const { api, ask, notices } = await prepare(t);
  await ask(7);
  await api.db
    .updateTable('subscriptions')
    .set({ next_price_from: inDays(-1) })
    .execute();
  await ask(5);
  assert.deepEqual(await notices(), ['subscription-price-raised']);
});

test('what is free for a while follows the price that was announced for the time after it', async (t) => {
  const { ask, renewAt, state, spent } = await prepare(t, { endsInDays: 40 });
  for (const price of [0, 5, 3]) await ask(price);
  const { price, priceChange } = await state();
  assert.deepEqual([price, priceChange.before, priceChange.price], [3, 0, 3]);
  await renewAt(inDays(41));
  assert.equal(await spent(), 3);
});

test('free subscriptions stay free, and cancelled ones are not notified', async (t) => {
  const { api, fan, ask, id, state, letters } = await prepare(t);
  await api.as(fan).post(`/payment/wallet/cancel-subscription/${id}`);
  await ask(7);
  assert.deepEqual(await letters(), []);
  await api.db
    .updateTable('subscriptions')
    .set({ type: 'free', price: 0n, next_price: null, next_price_from: null })
    .execute();
  await ask(8);
  assert.deepEqual([(await state()).price, (await state()).priceChange], [0, null]);
});

test('keeping, resuming or paying late charges the agreed price of that period', async (t) => {
  const { api, fan, performer, ask, id, renewAt, state } = await prepare(t, { endsInDays: 40, balance: 0 });
  await ask(7);
  await api.as(fan).post(`/payment/wallet/cancel-subscription/${id}`);
  const keep = (expectedRenewalPrice: number) =>
    api.as(fan).pay('/wallet/charges/subscribe/performers', {
      ...{ performerId: performer.id, type: 'monthly', expectedPrice: 0, expectedRenewalPrice },
    });
  assert.equal((await keep(5)).body.code, 'price.changed', 'the next period begins after the day');
  assert.equal((await keep(7)).status, 200);
  await api.db
    .updateTable('subscriptions')
    .set({ current_period_end: inDays(29) })
    .execute();
  await renewAt(inDays(31));
  const unpaid = await state();
  assert.deepEqual([unpaid.status, unpaid.price, unpaid.failure], ['past-due', 5, 'wallet.insufficient_balance']);
});

test('a failed renewal is notified by notice and e-mail, with the reason', async (t) => {
  const { api, renewAt, letters, notices, state, fan, id } = await prepare(t, { balance: 0 });
  await renewAt(inDays(11));
  await api.runJobs();
  await renewAt(inDays(12));
  await api.runJobs();
  assert.deepEqual([await notices(), await letters()], [['subscription-past-due'], ['subscription-unpaid']]);
  assert.equal((await state()).failure, 'wallet.insufficient_balance');
  await api.fund(fan, 5);
  const { body } = await api.as(fan).pay(`/subscriptions/${id}/resume`, { expectedPrice: 5 });
  assert.deepEqual([body.data.subscription.status, body.data.subscription.failure], ['active', null]);
});

test('what refuses a renewal is told as it is, by notice and letter, and again when it is something else', async (t) => {
  const { api, fan, renewAt } = await prepare(t, { balance: 0 });
  await speak(api, fan, 'en-US');
  const told = async () => {
    await api.runJobs();
    const { data } = (await api.as(fan).get('/notifications')).body.data;
    return data.map(({ failure }: { failure?: string }) => failure ?? null);
  };
  await renewAt(inDays(10.1));
  assert.deepEqual(await told(), [null]);
  await api.fund(fan, 50);
  assert.equal((await api.as(fan).put('/wallet/spending-caps', { period: 'day', amount: 1 })).status, 200);
  await renewAt(inDays(11.2));
  assert.deepEqual(await told(), ['limit', null]);
  await renewAt(inDays(12.3));
  assert.deepEqual(await told(), ['limit', null], 'once');
  const letters = await lettersTo(api, fan);
  assert.match(letters[0]?.text ?? '', /fill your wallet/);
  assert.match(letters[1]?.text ?? '', /spending limit[^]*\/wallet\/limits/);
  assert.doesNotMatch(letters[1]?.text ?? '', /fill your wallet/);
  await renewAt(inDays(13.4));
  assert.deepEqual(await told(), ['unpaid', 'limit', null]);
  assert.match((await lettersTo(api, fan)).at(-1)?.text ?? '', /not paid for in time/);
  assert.equal((await api.db.selectFrom('subscriptions').select('status').executeTakeFirstOrThrow()).status, 'expired');
});

test('who is subscribed to an account that is suspended is told as the period runs out; who has cancelled is not', async (t) => {
  for (const cancels of [false, true]) {
    const { api, fan, performer, id, renewAt } = await prepare(t);
    if (cancels) await api.as(fan).post(`/payment/wallet/cancel-subscription/${id}`);
    await api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', performer.id).execute();
    await renewAt(inDays(11));
    await api.runJobs();
    const { data } = (await api.as(fan).get('/notifications')).body.data;
    const told = data.map(({ kind, name, failure }: Record<string, unknown>) => [kind, typeof name, failure]);
    assert.deepEqual(told, cancels ? [] : [['subscription-ended', 'string', 'gone']]);
  }
});
