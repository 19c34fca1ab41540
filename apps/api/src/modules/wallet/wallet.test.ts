import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { insertGallery, insertPost } from '../../testing/content.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { earningsOf, walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';

const fromProfile = (performer: TestAccount, amount: number) => ({
  amount,
  source: { type: 'profile', _id: performer.id },
});

const tip = (api: TestApi, fan: TestAccount, performer: TestAccount, amount: number, key?: string) =>
  api.as(fan).pay(`/wallet/charges/tip/${performer.id}`, fromProfile(performer, amount), key);

const countTips = async (api: TestApi) => {
  const rows = await api.db.selectFrom('ledger_transactions').select('id').where('kind', '=', 'tip').execute();
  return rows.length;
};

test('a tip moves tokens, tells the performer, and tells the fan the new balance', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 100 });
  const performer = await api.createPerformer();
  const answer = await api.as(fan).pay(`/wallet/charges/tip/${performer.id}`, {
    ...fromProfile(performer, 12.5),
    note: 'برای رنگ تازه',
  });
  assert.equal(answer.status, 200);
  const { transaction, balance } = answer.body.data;
  assert.equal(balance, 87.5);
  assert.equal(transaction.kind, 'tip');
  assert.equal(transaction.amount, 12.5);
  assert.equal(transaction.direction, 'out');
  assert.equal(transaction.performer._id, performer.id);
  assert.equal(transaction.note, 'برای رنگ تازه');
  assert.equal(await findBalance(api.db, earningsOf(performer.id)), 1000n);
  const changed = api.events.find(({ event }) => event.name === 'wallet.balance.changed');
  assert.deepEqual(changed?.target, { kind: 'user', userId: fan.id });
  assert.deepEqual(changed?.event.data, { balance: 87.5, change: -12.5, reason: 'tip' });
  const told = api.events.filter(({ event }) => event.name === 'notification.created');
  assert.deepEqual(
    told.map(({ target }) => target),
    [{ kind: 'user', userId: performer.id }],
  );
  assert.deepEqual(await findImbalances(api.db), []);
});

test('fifty tips at once from a wallet with tokens for twenty: twenty succeed', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 200 });
  const performers = [await api.createPerformer(), await api.createPerformer(), await api.createPerformer()];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => tip(api, fan, performers[index % 3] ?? fan, 10)),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 20);
  const refused = answers.filter(({ status }) => status !== 200);
  assert.ok(refused.every(({ status, body }) => status === 402 && body.code === 'wallet.insufficient_balance'));
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 0n);
  assert.equal(await countTips(api), 20);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('the same request sent ten times at once is one movement with one answer', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 100 });
  const performer = await api.createPerformer();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, () => tip(api, fan, performer, 10, key)));
  for (const { status, body } of answers) {
    assert.equal(status, 200);
    assert.deepEqual(body, answers[0]?.body);
  }
  assert.equal(await countTips(api), 1);
  assert.equal(api.events.filter(({ event }) => event.name === 'wallet.balance.changed').length, 1);
  const other = await tip(api, fan, performer, 11, key);
  assert.equal(other.status, 409);
  assert.equal(other.body.code, 'idempotency.key_reused');
});

test('a refused tip leaves its key free, so it may succeed after a top-up', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 4 });
  const performer = await api.createPerformer();
  const key = randomUUID();
  const refused = await tip(api, fan, performer, 10, key);
  assert.equal(refused.status, 402);
  assert.deepEqual(refused.body.details, [{ path: 'balance', code: 'missing', message: '6.00' }]);
  await api.fund(fan, 10);
  assert.equal((await tip(api, fan, performer, 10, key)).status, 200);
});

test('tips are refused without a key, out of bounds, inexact, to nobody and from a performer', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 100 });
  const performer = await api.createPerformer();
  const path = `/wallet/charges/tip/${performer.id}`;
  const withoutKey = await api.as(fan).post(path, fromProfile(performer, 10));
  assert.equal(withoutKey.body.code, 'idempotency.key_required');
  for (const amount of [9.99, 10_000.01]) {
    const answer = await tip(api, fan, performer, amount);
    assert.equal(answer.status, 422);
    assert.equal(answer.body.code, 'wallet.amount_out_of_bounds');
  }
  for (const amount of [10.001, -10, 10 + Number.EPSILON * 8]) {
    assert.equal((await tip(api, fan, performer, amount)).body.code, 'request.invalid_values');
  }
  const another = await api.createUser();
  assert.equal((await tip(api, fan, another, 10)).status, 404);
  assert.equal((await tip(api, performer, performer, 10)).status, 403);
  assert.equal((await api.guest.pay(path, fromProfile(performer, 10))).status, 401);
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 10_000n);
});

test('a tip names a place of the performer herself', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 100 });
  const [painter, potter] = [await api.createPerformer(), await api.createPerformer()];
  const source = { type: 'feed', _id: await insertPost(api.db, painter) };
  const right = await api.as(fan).pay(`/wallet/charges/tip/${painter.id}`, { amount: 10, source });
  assert.equal(right.status, 200);
  assert.deepEqual([right.body.data.transaction.itemType, right.body.data.transaction.itemId], ['feed', source._id]);
  assert.equal((await api.as(fan).pay(`/wallet/charges/tip/${potter.id}`, { amount: 10, source })).status, 404);
});

test('a tip into a running stream stands in its chat, and none goes to one that has ended', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 100 });
  const performer = await api.createPerformer();
  const started = await api.as(performer).post('/streaming/live', { title: 'Glazing' });
  const { _id: streamId, conversationId } = started.body.data;
  const answer = await api.as(fan).pay(`/wallet/charges/stream/${streamId}`, { amount: 15 });
  assert.equal(answer.status, 200);
  assert.equal(answer.body.data.balance, 85);
  const [message] = await api.db.selectFrom('messages').selectAll().execute();
  assert.deepEqual([message?.type, message?.amount, message?.conversation_id], ['tip', 1500n, conversationId]);
  const shown = api.events.find(({ event }) => event.name === 'stream.tip.received');
  assert.equal((shown?.event.data as { amount: number }).amount, 15);
  const notice = await api.db.selectFrom('notifications').select('link').where('kind', '=', 'tip').executeTakeFirst();
  assert.equal(notice?.link, `/live/${streamId}`);
  const { status } = await api.as(fan).pay(`/wallet/charges/stream/${streamId}`, { amount: 200 });
  assert.equal(status, 402);
  await api.db.updateTable('streams').set({ status: 'ended' }).execute();
  assert.equal((await api.as(fan).pay(`/wallet/charges/stream/${streamId}`, { amount: 15 })).status, 404);
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 8500n);
});

test('buying opens an item once, whoever is quicker', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 100 });
  const performer = await api.createPerformer();
  const postId = await insertPost(api.db, performer, { price: 6 });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => api.as(fan).pay(`/wallet/charges/feed/${postId}`, { expectedPrice: 6 })),
  );
  assert.deepEqual(
    answers.map(({ status, body }) => (status === 200 ? 200 : body.code)).toSorted(),
    [200, ...Array.from({ length: 4 }, () => 'wallet.already_purchased')].toSorted(),
  );
  const post = await api.db
    .selectFrom('feed_posts')
    .select('purchase_count')
    .where('id', '=', postId)
    .executeTakeFirstOrThrow();
  assert.equal(post.purchase_count, 1);
  assert.equal(await findBalance(api.db, walletOf(fan.id)), 9400n);
  assert.deepEqual(await findImbalances(api.db), []);
});

test('what is free, deleted or unknown cannot be bought', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 100 });
  const performer = await api.createPerformer();
  const free = await insertGallery(api.db, performer);
  const answer = await api.as(fan).pay(`/wallet/charges/gallery/${free}`, { expectedPrice: 0 });
  assert.deepEqual([answer.status, answer.body.code], [409, 'wallet.not_for_sale']);
  const gone = await insertGallery(api.db, performer, { price: 3 });
  await api.db.updateTable('galleries').set({ deleted_at: new Date() }).where('id', '=', gone).execute();
  assert.equal((await api.as(fan).pay(`/wallet/charges/gallery/${gone}`, { expectedPrice: 3 })).status, 404);
  assert.equal((await api.as(fan).pay(`/wallet/charges/video/${free}`, { expectedPrice: 3 })).status, 404);
});

test('the history pages through the wallet, newest first, and is nobody else’s', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 100 });
  const performer = await api.createPerformer();
  for (const amount of [10, 11, 12]) await tip(api, fan, performer, amount);
  const first = await api.as(fan).get('/wallet/charges/user/search?limit=3');
  assert.deepEqual(
    first.body.data.data.map((row: { amount: number; direction: string }) => [row.amount, row.direction]),
    [
      [12, 'out'],
      [11, 'out'],
      [10, 'out'],
    ],
  );
  assert.equal(first.body.data.total, 4);
  const second = await api.as(fan).get(`/wallet/charges/user/search?limit=3&cursor=${first.body.data.nextCursor}`);
  assert.deepEqual(
    second.body.data.data.map((row: { kind: string; direction: string }) => [row.kind, row.direction]),
    [['top-up', 'in']],
  );
  assert.equal(second.body.data.nextCursor, undefined);
  const tips = await api.as(fan).get('/wallet/charges/user/search?kind=tip');
  assert.equal(tips.body.data.total, 3);
  const other = await api.createUser();
  assert.equal((await api.as(other).get('/wallet/charges/user/search')).body.data.total, 0);
  assert.equal((await api.as(fan).get('/wallet/charges/user/search?cursor=zzz')).status, 400);
});
