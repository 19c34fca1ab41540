import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { insertGallery, insertPost } from '../../testing/content.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';

const TEXT = 'A study in green';

/** Three tokens for everybody who does not subscribe. */
const forSubscribers = { audience: 'subscribers', price: 3 } as const;
const SEEN = { expectedPrice: 3 };
const charge = (postId: string) => `/wallet/charges/feed/${postId}`;
const subscription = (performer: TestAccount) => ({
  performerId: performer.id,
  type: 'monthly',
  expectedPrice: 5,
  expectedRenewalPrice: 5,
});

const readPost = async (api: TestApi, viewer: TestAccount, postId: string) =>
  (await api.as(viewer).get(`/user/feeds/${postId}`)).body.data as Record<string, unknown>;

test('whoever does not subscribe buys alone what is for subscribers, and keeps it', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ balance: 10 })];
  const postId = await insertPost(api.db, performer, forSubscribers);
  const other = await insertPost(api.db, performer, forSubscribers);
  const locked = await readPost(api, fan, postId);
  assert.deepEqual([locked.isLocked, locked.lockReason, locked.price, locked.text], [true, 'subscribers', 3, '']);

  const bought = await api.as(fan).pay(charge(postId), SEEN);
  assert.deepEqual([bought.status, bought.body.data.balance], [200, 7]);
  assert.equal((await readPost(api, fan, postId)).text, TEXT);
  assert.equal((await readPost(api, fan, other)).isLocked, true, 'it opens that item and nothing else');
  assert.equal((await api.as(fan).pay(charge(postId), SEEN)).body.code, 'wallet.already_purchased');

  await api.db.updateTable('feed_posts').set({ audience: 'paid' }).where('id', '=', postId).execute();
  assert.equal((await readPost(api, fan, postId)).isLocked, false, 'whatever its audience becomes');
  assert.deepEqual(await findImbalances(api.db), []);
});

test('who subscribes sees it without paying, and is not charged for it', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ balance: 50 })];
  const postId = await insertPost(api.db, performer, forSubscribers);
  assert.equal((await api.as(fan).pay('/wallet/charges/subscribe/performers', subscription(performer))).status, 200);
  assert.equal((await readPost(api, fan, postId)).text, TEXT);
  const before = await findBalance(api.db, walletOf(fan.id));
  const refused = await api.as(fan).pay(charge(postId), SEEN);
  assert.deepEqual([refused.status, refused.body.code], [409, 'wallet.already_open']);
  assert.equal(await findBalance(api.db, walletOf(fan.id)), before);

  await api.db.updateTable('subscriptions').set({ status: 'expired' }).execute();
  assert.equal((await readPost(api, fan, postId)).isLocked, true);
  assert.equal((await api.as(fan).pay(charge(postId), SEEN)).status, 200, 'both ways are there again');
});

test('a subscription and a purchase at once never both pay for what the subscription opened first', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const postId = await insertPost(api.db, performer, forSubscribers);
  for (let round = 0; round < 6; round += 1) {
    const fan = await api.createUser({ balance: 50 });
    const [subscribed, bought] = await Promise.all([
      api.as(fan).pay('/wallet/charges/subscribe/performers', subscription(performer)),
      api.as(fan).pay(charge(postId), SEEN),
    ]);
    assert.equal(subscribed.status, 200);
    const movements = await api.db
      .selectFrom('ledger_transactions')
      .innerJoin('ledger_entries', 'ledger_entries.transaction_id', 'ledger_transactions.id')
      .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
      .select(['ledger_transactions.kind'])
      .where('ledger_accounts.owner_id', '=', fan.id)
      .where('ledger_transactions.kind', 'in', ['purchase', 'subscription'])
      .orderBy('ledger_entries.id')
      .execute();
    const kinds = movements.map(({ kind }) => kind);
    if (bought.status === 200) assert.deepEqual(kinds, ['purchase', 'subscription']);
    else assert.deepEqual([bought.body.code, kinds], ['wallet.already_open', ['subscription']]);
  }
  assert.deepEqual(await findImbalances(api.db), []);
});

test('one request sent many times buys once', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ balance: 10 })];
  const galleryId = await insertGallery(api.db, performer, forSubscribers);
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => api.as(fan).pay(`/wallet/charges/gallery/${galleryId}`, SEEN, key)),
  );
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 700n);
});

test('a price beside subscribers is within bounds, stays until it is changed, and goes when all may see it', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const her = api.as(performer);
  const created = await her.post('/performer/feeds', { text: TEXT, ...forSubscribers });
  const { _id: postId } = created.body.data as { _id: string };
  const change = async (body: object) => {
    const { status, body: answer } = await her.put(`/performer/feeds/${postId}`, body);
    return status === 200 ? [answer.data.audience, answer.data.price] : answer.code;
  };
  assert.deepEqual([created.status, created.body.data.price], [200, 3]);
  assert.equal(await change({ price: 301 }), 'feeds.price_out_of_bounds');
  assert.deepEqual(await change({ teaser: 'Green' }), ['subscribers', 3]);
  assert.deepEqual(await change({ audience: 'paid' }), ['paid', 3]);
  assert.deepEqual(await change({ audience: 'subscribers' }), ['subscribers', 3]);
  assert.deepEqual(await change({ price: 0 }), ['subscribers', 0]);
  assert.equal(await change({ audience: 'paid' }), 'feeds.price_out_of_bounds');
  assert.deepEqual(await change({ price: 2, audience: 'free' }), ['free', 0]);
});

test('what costs another price than the buyer has seen is not charged, and somebody has to have seen one', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ balance: 10 })];
  const postId = await insertPost(api.db, performer, forSubscribers);
  const refused = await api.as(fan).pay(charge(postId), { expectedPrice: 2.5 });
  assert.deepEqual([refused.status, refused.body.code], [409, 'price.changed']);
  assert.match(refused.body.message, /[3۳]/);
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 1000n);
  assert.equal((await api.as(fan).pay(charge(postId), { expectedPrice: 3.001 })).status, 422);
  assert.equal((await api.as(fan).pay(charge(postId))).status, 422);
  assert.equal((await api.as(fan).pay(charge(postId), { expectedPrice: 3 })).body.data.balance, 7);
  assert.deepEqual(await findImbalances(api.db), []);
});
