import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/api.ts';
import { toHundredths } from '../../platform/money.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { lettersTo, speak } from '../money-letters/testing.ts';
import { earningsOf, walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { reverse } from '../ledger/reversals.ts';
import { refundSale } from '../refund-requests/sale-refunds.service.ts';
import { refundUnusedTime } from './unused-time-refunds.service.ts';

const prepare = async (t: TestContext) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer({ name: 'Mahsa' });
  const [giver, fan] = [await api.createUser({ balance: 100 }), await api.createUser({ balance: 100 })];
  const { username } = await api.db
    .selectFrom('users')
    .select('username')
    .where('id', '=', fan.id)
    .executeTakeFirstOrThrow();
  const prices = { performerId: performer.id, type: 'monthly', expectedPrice: 5 };
  const subscribe = (account: TestAccount) =>
    api.as(account).pay('/wallet/charges/subscribe/performers', { ...prices, expectedRenewalPrice: 5 });
  const give = () => api.as(giver).pay('/wallet/charges/subscribe/gifts', { ...prices, username });
  const balanceOf = ({ id }: TestAccount) => findBalance(api.db, walletOf(id));
  const leave = async () => {
    const forfeited = await findBalance(api.db, earningsOf(performer.id));
    await api.context.work(async (unit) => {
      await unit.callHook('onLeaving', { userId: performer.id, forfeited });
      await unit.db
        .updateTable('users')
        .set({ deleted_at: new Date(), name: 'Deleted' })
        .where('id', '=', performer.id)
        .execute();
    });
    await api.runJobs();
  };
  const subscriptions = () => api.db.selectFrom('subscriptions').selectAll().orderBy('id').execute();
  return { api, performer, giver, fan, subscribe, give, balanceOf, leave, subscriptions };
};

const assertAbout = (found: bigint, wanted: bigint): void =>
  assert.ok(found <= wanted && found >= wanted - 1n, `${found} instead of ${wanted}`);

test('when a performer is deleted, unused time is refunded to its payers, and to the givers of gifts', async (t) => {
  const { api, performer, giver, fan, subscribe, give, balanceOf, leave, subscriptions } = await prepare(t);
  await subscribe(fan);
  await give();
  assert.deepEqual([await balanceOf(fan), await balanceOf(giver)], [9500n, 9500n]);
  const { unusedTime } = (await api.as(performer).get('/users/me/deletion')).body.data;
  await leave();
  const returned = (await balanceOf(fan)) + (await balanceOf(giver)) - 19_000n;
  assertAbout(returned, toHundredths(unusedTime));
  assertAbout(await balanceOf(fan), 10_000n);
  assert.equal(await balanceOf(giver), 10_000n);
  const [ended] = await subscriptions();
  assert.equal(ended?.status, 'expired');
  assert.ok((ended?.current_period_end ?? new Date()) <= new Date(), 'its time is over');
  assert.deepEqual(await findImbalances(api.db), []);
});

test('used time is not refunded, nothing is refunded twice, and deleted accounts get nothing', async (t) => {
  const { api, performer, giver, fan, subscribe, balanceOf, leave, subscriptions } = await prepare(t);
  await subscribe(fan);
  await subscribe(giver);
  const [one] = await subscriptions();
  const middle = new Date(Date.now() + ((one?.current_period_end.getTime() ?? 0) - Date.now()) / 2);
  await api.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', giver.id).execute();
  await api.db.updateTable('subscriptions').set({ status: 'expired' }).execute();
  await refundUnusedTime(api.context, { performerId: performer.id, at: middle });
  assertAbout(await balanceOf(fan), 9750n);
  await refundUnusedTime(api.context, { performerId: performer.id, at: middle });
  await leave();
  assertAbout(await balanceOf(fan), 9750n);
  assert.equal(await balanceOf(giver), 9500n);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('who asks what leaving means is told what subscribers get back: less what was used, refunded, and paid by nobody here', async (t) => {
  const { api, performer, giver, fan, subscribe } = await prepare(t);
  const told = async (account: TestAccount) => (await api.as(account).get('/users/me/deletion')).body.data.unusedTime;
  assert.equal(await told(performer), 0);
  await subscribe(fan);
  await subscribe(giver);
  assertAbout(toHundredths(await told(performer)), 999n);
  assert.equal(await told(fan), 0);
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  const sale = await api.db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('kind', '=', 'subscription')
    .where('user_id', '=', fan.id)
    .executeTakeFirstOrThrow();
  await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId: sale.id, amount: 400n }));
  assertAbout(toHundredths(await told(performer)), 599n);
  await api.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', giver.id).execute();
  assert.equal(await told(performer), 1, 'a deleted account gets nothing');
  await api.db
    .updateTable('subscriptions')
    .set({ current_period_end: days(-1) })
    .execute();
  assert.equal(await told(performer), 0);
});

test('earlier refunds count, and free periods are not refunded', async (t) => {
  const { api, performer, fan, subscribe, balanceOf, leave } = await prepare(t);
  await subscribe(fan);
  const { id } = await api.db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('kind', '=', 'subscription')
    .executeTakeFirstOrThrow();
  await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId: id, amount: 400n }));
  await leave();
  assert.equal(await balanceOf(fan), 10_000n, 'not more than was paid');
  const other = await api.createUser();
  await api.db
    .updateTable('subscriptions')
    .set({ user_id: other.id, current_period_end: new Date(Date.now() + 86_400_000) })
    .execute();
  await refundUnusedTime(api.context, { performerId: performer.id, at: new Date() });
  assert.equal(await balanceOf(other), 0n);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('a refunded gift ends the receiver’s time, and not the giver’s subscription', async (t) => {
  const { api, giver, subscribe, give, subscriptions } = await prepare(t);
  await subscribe(giver);
  await give();
  const { transaction_id: transactionId } = await api.db
    .selectFrom('subscription_gifts')
    .select('transaction_id')
    .executeTakeFirstOrThrow();
  await api.context.work((unit) => refundSale(unit, { transactionId, reason: 'By mistake' }));
  await api.runJobs();
  const states = (await subscriptions()).map(({ user_id, status }) => [user_id === giver.id, status]);
  assert.deepEqual(states, [
    [true, 'active'],
    [false, 'expired'],
  ]);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('who had a subscription is told once that it has ended, by her name, and who gave one; each with what came back', async (t) => {
  const { api, performer, giver, fan, subscribe, give, leave } = await prepare(t);
  await subscribe(fan);
  await give();
  const unpaid = await api.createUser();
  await api.subscribe(unpaid, performer, { endsInDays: -1 });
  await api.db.updateTable('subscriptions').set({ status: 'past-due' }).where('user_id', '=', unpaid.id).execute();
  await api.runJobs();
  const own = async (account: TestAccount) => (await api.as(account).get('/notifications')).body.data.data;
  await api.as(fan).post('/notifications/read-all');
  await leave();
  await refundUnusedTime(api.context, { performerId: performer.id, at: new Date() });
  const toldTo = async (account: TestAccount) =>
    (await own(account))
      .filter(({ kind }: { kind: string }) => kind.endsWith('-ended'))
      .map(({ kind, actor, name, failure, amount }: Record<string, unknown>) => [kind, actor, name, failure, amount]);
  const [ofFan] = await toldTo(fan);
  assert.deepEqual(ofFan.slice(0, 4), ['subscription-ended', null, 'Mahsa', 'gone']);
  assert.ok(ofFan[4] >= 4.99, `${ofFan[4]} came back`);
  assert.equal((await toldTo(fan)).length, 1);
  assert.deepEqual(await toldTo(giver), [['subscription-gift-ended', null, 'Mahsa', 'gone', 5]]);
  assert.deepEqual(await toldTo(unpaid), [['subscription-ended', null, 'Mahsa', 'gone', 0]]);
  const letterOf = async (account: TestAccount) =>
    (await lettersTo(api, account)).find(({ template }) => template.endsWith('-ended'));
  assert.match((await letterOf(fan))?.text ?? '', /Mahsa/);
  assert.match((await letterOf(giver))?.text ?? '', /Mahsa/);
  assert.match((await letterOf(unpaid))?.text ?? '', /Mahsa/);
});

test('the letter says what came back, or that nothing does', async (t) => {
  const { api, giver, fan, give, leave } = await prepare(t);
  for (const account of [fan, giver]) await speak(api, account, 'en-US');
  await give();
  await leave();
  const textOf = async (account: TestAccount) => (await lettersTo(api, account)).at(-1)?.text ?? '';
  assert.match(await textOf(giver), /that you gave has ended[^]*[45]\S* tokens came back/);
  assert.match(await textOf(fan), /has ended: the account is no longer active here[^]*no tokens come back/);
});
