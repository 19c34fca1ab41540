import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { insertPost } from '../../testing/content.ts';
import { countRoundTrips } from '../../testing/round-trips.ts';
import { earningsOf, walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';

const MOST = 5;
const MOST_STATEMENTS = 14;

const prepare = async (t: TestContext) => {
  const during = countRoundTrips(t);
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser({ balance: 100 }), await api.createPerformer()];
  const tip = (source: object, key?: string) =>
    api.as(fan).pay(`/wallet/charges/tip/${performer.id}`, { amount: 10, source }, key);
  const ofProfile = { type: 'profile', _id: performer.id };
  // Opens her earnings, and fills what a process keeps for a second: the clock stands, so that it stays.
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  assert.equal((await tip(ofProfile)).status, 200);
  return { api, fan, performer, during, tip, ofProfile };
};

test('a tip makes five round trips to the database at most', async (t) => {
  const { api, fan, performer, during, tip, ofProfile } = await prepare(t);
  const { result, statements, roundTrips } = await during(() => tip(ofProfile));
  assert.deepEqual([result.status, result.body.data.balance], [200, 80]);
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 8000n);
  assert.equal(await findBalance(api.db, earningsOf(performer.id)), 1600n);
  t.diagnostic(`${roundTrips} round trips, ${statements} statements`);
  assert.ok(statements > roundTrips, 'what is sent together is counted once');
  assert.ok(statements <= MOST_STATEMENTS, `${statements} statements`);
  assert.ok(roundTrips > 1 && roundTrips <= MOST, `${roundTrips} round trips`);
});

test('so does one for a post, of a fan who has a cap and came by a code', async (t) => {
  const { api, fan, performer, during, tip } = await prepare(t);
  assert.equal((await api.as(fan).put('/wallet/spending-caps', { period: 'day', amount: 50 })).status, 200);
  const referrer = await api.createPerformer();
  const terms = { percent_hundredths: 500, earns_until: new Date(Date.now() + 86_400_000), cap: null };
  await api.db
    .insertInto('referrals')
    .values({ referred_id: fan.id, referrer_id: referrer.id, ...terms })
    .execute();
  const source = { type: 'feed', _id: await insertPost(api.db, performer) };
  const { result, roundTrips } = await during(() => tip(source));
  assert.equal(result.status, 200);
  await api.runJobs();
  assert.ok((await findBalance(api.db, earningsOf(referrer.id))) > 0n, 'the reward was enqueued');
  assert.ok(roundTrips > 1 && roundTrips <= MOST, `${roundTrips} round trips`);
});

test('a repeated tip gets its answer, though the performer is gone meanwhile', async (t) => {
  const { api, fan, performer, tip, ofProfile } = await prepare(t);
  const first = await tip(ofProfile, 'the-same-key');
  await api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', performer.id).execute();
  const again = await tip(ofProfile, 'the-same-key');
  assert.deepEqual([again.status, again.body], [200, first.body]);
  assert.equal((await tip(ofProfile)).status, 404);
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 8000n);
});

test('a post is bought in seven round trips, and subscribed to in nine', async (t) => {
  const { api, fan, performer, during } = await prepare(t);
  const postId = await insertPost(api.db, performer, { audience: 'paid', price: 3 });
  const bought = await during(() => api.as(fan).pay(`/wallet/charges/feed/${postId}`, { expectedPrice: 3 }));
  assert.deepEqual([bought.result.status, bought.result.body.data.balance], [200, 87]);
  assert.ok(bought.roundTrips > 1 && bought.roundTrips <= 7, `${bought.roundTrips} round trips`);

  const order = { performerId: performer.id, type: 'monthly', expectedPrice: 5, expectedRenewalPrice: 5 };
  const subscribed = await during(() => api.as(fan).pay('/wallet/charges/subscribe/performers', order));
  assert.deepEqual([subscribed.result.status, subscribed.result.body.data.balance], [200, 82]);
  assert.ok(subscribed.roundTrips > 1 && subscribed.roundTrips <= 9, `${subscribed.roundTrips} round trips`);
  t.diagnostic(`bought in ${bought.roundTrips}, subscribed in ${subscribed.roundTrips}`);
});
