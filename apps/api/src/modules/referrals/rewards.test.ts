import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { earningsOf, walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { payPerformer, topUpWallet } from '../ledger/movements.ts';
import { reverse } from '../ledger/reversals.ts';
import { recordReferral } from './referrals.service.ts';
import { settleRewards } from './rewards.service.ts';

const DAY_MS = 86_400_000;

/** A fan and a performer, referred by another fan and another performer. */
const prepare = async (t: TestContext) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser({ balance: 1000 }), await api.createPerformer()];
  const [friend, mentor] = [await api.createUser(), await api.createPerformer({ name: 'Mentor' })];
  const sell = async (amount: bigint, createdAt = new Date()) => {
    const item = { type: 'video' as const, id: performer.id };
    const parties = { userId: fan.id, performerId: performer.id };
    const order = { kind: 'purchase', ...parties, amount, item, createdAt } as const;
    const { id } = await api.context.work((unit) => payPerformer(unit, order));
    await api.runJobs();
    return id;
  };
  const takeBack = async (transactionId: string, amount?: bigint) => {
    const order = { kind: 'refund', transactionId, ...(amount !== undefined && { amount }) } as const;
    const { id } = await api.context.work((unit) => reverse(unit, order));
    await api.runJobs();
    return id;
  };
  const walletOfFriend = () => findBalance(api.db, walletOf(friend.id));
  const earnedByMentor = () => findBalance(api.db, earningsOf(mentor.id));
  return { api, fan, performer, friend, mentor, sell, takeBack, walletOfFriend, earnedByMentor };
};

const refer = async (api: TestApi, referrer: TestAccount, referred: TestAccount) => {
  const { code } = (await api.as(referrer).get('/referrals/user/code')).body.data;
  await api.context.work((unit) => recordReferral(unit, { code, referredId: referred.id }));
};

test('of what a performer does not earn because it was paid with gifts, nobody else earns', async (t) => {
  const { api, fan, performer, friend, mentor, sell, takeBack, walletOfFriend, earnedByMentor } = await prepare(t);
  await refer(api, friend, fan);
  await refer(api, mentor, performer);
  await setting(api, 'promotionalEarningsPercent', 0);
  // Half of the first sale is paid with gifts, and of the second nothing: gifts are spent first.
  await api.context.work((unit) => topUpWallet(unit, { userId: fan.id, tokens: 500n, paidTokens: 0n }));
  const sale = await sell(1000n);
  assert.deepEqual([await walletOfFriend(), await earnedByMentor()], [25n, 20n]);
  await setting(api, 'promotionalEarningsPercent', 100);
  await takeBack(sale, 500n);
  assert.deepEqual([await walletOfFriend(), await earnedByMentor()], [12n, 10n], 'by what held when it was sold');
  await takeBack(sale);
  await setting(api, 'promotionalEarningsPercent', 0);
  assert.deepEqual([await walletOfFriend(), await earnedByMentor()], [0n, 0n]);
  await sell(500n);
  assert.deepEqual([await walletOfFriend(), await earnedByMentor()], [0n, 0n], 'all of it was a gift');
  assert.deepEqual(await findImbalances(api.db), []);
});

const setting = (api: TestApi, key: string, value: number) =>
  api.db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute();

test('a sale brings 5 % of what was earned and of what was bought, rounded down, out of the site’s share', async (t) => {
  const { api, fan, performer, friend, mentor, sell, walletOfFriend, earnedByMentor } = await prepare(t);
  await refer(api, friend, fan);
  await refer(api, mentor, performer);
  await sell(1039n);
  // 5 % of 1039 are 51.95; the commission is 208, and 5 % of the 831 that she earned are 41.55.
  assert.deepEqual([await walletOfFriend(), await earnedByMentor()], [51n, 41n]);
  const wallet = await api.db
    .selectFrom('ledger_accounts')
    .select('promotional')
    .where('owner_id', '=', friend.id)
    .where('kind', '=', 'wallet')
    .executeTakeFirstOrThrow();
  assert.equal(wallet.promotional, 51n, 'a fan is given tokens that never become money');
  assert.deepEqual(await findImbalances(api.db), []);
});

test('the performer sees what came, of whom, and when she may have it', async (t) => {
  const { api, performer, mentor, sell, takeBack } = await prepare(t);
  await refer(api, mentor, performer);
  const sale = await sell(1000n);
  await takeBack(sale, 500n);
  const stats = (await api.as(mentor).get('/referral-earnings/stats')).body.data;
  const terms = { percent: 5, months: 12, cap: null };
  assert.deepEqual(stats, { total: 0.2, thisMonth: 0.2, pending: 0.2, referred: 1, terms });
  const page = (await api.as(mentor).get('/referral-earnings/search?limit=1')).body.data;
  assert.deepEqual([page.total, page.data[0].amount, page.data[0].source], [2, -0.2, 'earned']);
  const rest = (await api.as(mentor).get(`/referral-earnings/search?cursor=${page.nextCursor}`)).body.data;
  assert.deepEqual([rest.data.length, rest.data[0].amount, rest.data[0].user._id], [1, 0.4, performer.id]);
  assert.ok(new Date(rest.data[0].availableAt) > new Date());
  assert.equal((await api.as(performer).get('/referral-earnings/search')).body.data.total, 0);
});

test('it is never more than the commission of the sale, both together', async (t) => {
  const { api, fan, performer, friend, mentor, sell, walletOfFriend, earnedByMentor } = await prepare(t);
  await setting(api, 'referralPercent', 60);
  await refer(api, friend, fan);
  await refer(api, mentor, performer);
  await setting(api, 'commissionPercent', 70);
  await sell(1000n);
  assert.deepEqual([await earnedByMentor(), await walletOfFriend()], [180n, 520n]);
});

test('parts that are refunded take their parts back, and a refund that failed gives them again', async (t) => {
  const { api, fan, performer, friend, mentor, sell, takeBack, walletOfFriend, earnedByMentor } = await prepare(t);
  await refer(api, friend, fan);
  await refer(api, mentor, performer);
  const sale = await sell(1000n);
  await takeBack(sale, 333n);
  assert.deepEqual([await walletOfFriend(), await earnedByMentor()], [33n, 26n]);
  const rest = await takeBack(sale);
  assert.deepEqual([await walletOfFriend(), await earnedByMentor()], [0n, 0n]);
  await api.context.work((unit) => reverse(unit, { kind: 'reversal', transactionId: rest }));
  await api.runJobs();
  assert.deepEqual([await walletOfFriend(), await earnedByMentor()], [33n, 26n]);
  await takeBack(sale);
  assert.deepEqual([await walletOfFriend(), await earnedByMentor()], [0n, 0n]);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('what a fan has spent already is not asked back of him', async (t) => {
  const { api, fan, performer, friend, sell, takeBack, walletOfFriend } = await prepare(t);
  await refer(api, friend, fan);
  const sale = await sell(1000n);
  const item = { type: 'video' as const, id: performer.id };
  const order = { kind: 'purchase', userId: friend.id, performerId: performer.id, amount: 40n, item } as const;
  await api.context.work((unit) => payPerformer(unit, order));
  await takeBack(sale);
  assert.equal(await walletOfFriend(), 0n);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('the terms are those of the registration, for its months and up to its cap', async (t) => {
  const { api, performer, mentor, sell, earnedByMentor } = await prepare(t);
  await setting(api, 'referralCap', 1);
  await refer(api, mentor, performer);
  await setting(api, 'referralPercent', 50);
  await setting(api, 'referralCap', 0);
  await sell(1000n);
  assert.equal(await earnedByMentor(), 40n);
  await sell(1000n, new Date(Date.now() + 366 * DAY_MS));
  assert.equal(await earnedByMentor(), 40n, 'after its months');
  await sell(5000n);
  assert.equal(await earnedByMentor(), 100n, 'up to its cap');
});

test('nobody is rewarded for what he buys or sells himself, nor while he is kept out', async (t) => {
  const { api, fan, performer, mentor, sell, earnedByMentor } = await prepare(t);
  await refer(api, performer, fan);
  await refer(api, mentor, performer);
  await sell(1000n);
  assert.equal(await findBalance(api.db, earningsOf(performer.id)), 800n);
  assert.equal(await earnedByMentor(), 40n);
  await api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', mentor.id).execute();
  await sell(1000n);
  assert.equal(await earnedByMentor(), 40n);
});

test('however often and however much at once it is settled, a sale brings its share once', async (t) => {
  const { api, performer, mentor, sell, earnedByMentor } = await prepare(t);
  await refer(api, mentor, performer);
  const sale = await sell(1000n);
  await Promise.all(Array.from({ length: 5 }, () => api.context.work((unit) => settleRewards(unit, sale))));
  assert.equal(await earnedByMentor(), 40n);
});

test('the referral page of a fan shows what each who came has brought', async (t) => {
  const { api, fan, friend, sell } = await prepare(t);
  await refer(api, friend, fan);
  await sell(1000n);
  const { brought, terms } = (await api.as(friend).get('/referrals/user/code')).body.data;
  assert.deepEqual([brought, terms.percent], [0.5, 5]);
  const { data } = (await api.as(friend).get('/referrals/user/search')).body.data;
  assert.deepEqual([data[0].brought, new Date(data[0].earnsUntil) > new Date()], [0.5, true]);
});
