import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../platform/ids.ts';
import { openShop, order } from '../orders/testing.ts';
import { buyTicket, planDoors } from '../stream-tickets/testing.ts';
import { emptyAccount } from '../accounts/empty-account.ts';
import { findImbalances } from '../ledger/imbalances.ts';
import { earningsOf, walletOf } from '../ledger/ledger.accounts.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { lockStorage } from '../files/shared-bytes.ts';
import { makePhoto } from '../files/testing.ts';
import { insertPayment, updatePayment } from '../payments/payments.repository.ts';
import { lockBalances } from '../ledger/forfeit.ts';
import { writeComment } from '../comments/testing.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { insertGallery, insertPost } from '../../testing/content.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { someoneWaits } from '../../testing/someone-waits.ts';

const PASSWORD = 'leaf-and-root-1';
const person = { name: 'Sara Ahmadi', username: 'sara', email: 'sara@barg.example', password: PASSWORD };

const register = async (api: TestApi): Promise<TestAccount> => {
  const { body } = await api.guest.post('/auth/users/register', person);
  const { token } = body.data;
  const me = await api.guest.get('/users/me', { authorization: token });
  return { id: me.body.data._id, username: person.username, token };
};

const leave = (api: TestApi, account: TestAccount, body: object = {}) =>
  api.as(account).post('/users/me/delete', { password: PASSWORD, ...body });

test('an account that leaves is signed out, cannot log in, and its name and e-mail are free again', async (t) => {
  const api = await createTestApi(t);
  const fan = await register(api);
  assert.equal((await leave(api, fan)).status, 200);
  assert.equal((await api.as(fan).get('/users/me')).status, 401);
  const login = await api.guest.post('/auth/login', { username: person.username, password: PASSWORD });
  assert.equal(login.body.code, 'auth.incorrect_credentials');
  assert.ok(api.events.some(({ event }) => event.name === 'session.ended'));
  const again = await register(api);
  assert.notEqual(again.id, fan.id);
});

test('the name that is left is in the language of the site, whatever its owner read', async (t) => {
  const api = await createTestApi(t);
  const fan = await register(api);
  await api.db.updateTable('users').set({ locale: 'ru-RU' }).where('id', '=', fan.id).execute();
  assert.equal((await leave(api, fan)).status, 200);
  const { name } = await api.db.selectFrom('users').select('name').where('id', '=', fan.id).executeTakeFirstOrThrow();
  assert.equal(name, 'حساب حذف‌شده');
});

test('nothing is left that tells who it was, and the words are gone', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await register(api), await api.createPerformer()];
  const post = await api.as(performer).post('/performer/feeds', { text: 'A bowl', audience: 'free', fileIds: [] });
  const postId = post.body.data._id;
  await api.as(fan).put('/users', { phone: '+98 912 345 6789', birthDate: '1990-01-01', country: 'IR' });
  await api.as(fan).post('/addresses/create', { name: 'Sara', country: 'IR', city: 'Yazd', street: 'Old street 3' });
  await api.as(fan).post(`/follows/${performer.id}`);
  const comment = await writeComment(api, fan, { objectId: postId, text: 'my telling comment' });
  await writeComment(api, performer, { objectId: postId, parentId: comment._id, text: 'an answer' });
  const { body } = await api.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id });
  await api.as(fan).post(`/messages/conversations/${body.data._id}`, { text: 'my telling message' });

  assert.equal((await leave(api, fan)).status, 200);
  const tables = await Promise.all([
    api.db.selectFrom('users').selectAll().execute(),
    api.db.selectFrom('addresses').selectAll().execute(),
    api.db.selectFrom('comments').selectAll().execute(),
    api.db.selectFrom('messages').selectAll().execute(),
    api.db.selectFrom('conversations').selectAll().execute(),
    api.db.selectFrom('scope_events').selectAll().execute(),
    api.db.selectFrom('notifications').selectAll().execute(),
  ]);
  const everything = JSON.stringify(tables, (_, value) => (typeof value === 'bigint' ? String(value) : value));
  // Long enough that no identifier and no moment holds one by chance.
  for (const trace of ['sara', 'Sara', '912 345', '9123456789', '1990-01', 'Old street', 'telling']) {
    assert.ok(!everything.includes(trace), trace);
  }
  const messages = await api.as(performer).get(`/messages/conversations/${body.data._id}`);
  assert.equal(messages.body.data.data[0].isDeleted, true);
  const shown = await api.guest.get(`/user/feeds/${postId}`);
  assert.equal(shown.body.data.commentCount, 0);
  assert.equal((await api.as(performer).get(`/users/view/${fan.id}`)).status, 404);
  const profile = await api.guest.get(`/performers/${performer.id}`);
  assert.equal(profile.body.data.followerCount, 0);
});

test('likes, bookmarks and the follow of whoever leaves go, and are counted no more; those of others stay', async (t) => {
  const api = await createTestApi(t);
  const [fan, other, performer] = [await register(api), await api.createUser(), await api.createPerformer()];
  const [postId, galleryId] = [await insertPost(api.db, performer), await insertGallery(api.db, performer)];
  const comment = await writeComment(api, performer, { objectId: postId, text: 'Mine' });
  const things = [
    ['feed', postId],
    ['gallery', galleryId],
    ['comment', comment._id],
    ['performer', performer.id],
  ] as const;
  for (const account of [fan, other]) {
    for (const [objectType, objectId] of things) {
      const actions =
        objectType === 'comment' ? ['like'] : objectType === 'performer' ? ['bookmark'] : ['like', 'bookmark'];
      for (const action of actions) {
        const { status } = await api.as(account).post('/reactions', { objectType, objectId, action });
        assert.equal(status, 200, `${objectType} ${action}`);
      }
    }
    await api.as(account).post(`/follows/${performer.id}`);
  }
  assert.equal((await leave(api, fan)).status, 200);
  const counters = async (table: 'feed_posts' | 'galleries', id: string) => {
    const row = await api.db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    return [row.like_count, row.bookmark_count];
  };
  assert.deepEqual(await counters('feed_posts', postId), [1, 1]);
  assert.deepEqual(await counters('galleries', galleryId), [1, 1]);
  const { like_count: likes } = await api.db.selectFrom('comments').select('like_count').executeTakeFirstOrThrow();
  assert.equal(likes, 1);
  const left = await api.db.selectFrom('reactions').select('user_id').distinct().execute();
  assert.deepEqual(left, [{ user_id: other.id }]);
  assert.equal((await api.guest.get(`/performers/${performer.id}`)).body.data.followerCount, 1);
});

test('tokens are given up only knowingly, and the books stay in balance', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await register(api), await api.createPerformer()];
  await api.fund(fan, 30);
  await api
    .as(fan)
    .pay(`/wallet/charges/tip/${performer.id}`, { amount: 10, source: { type: 'profile', _id: performer.id } });
  const terms = await api.as(fan).get('/users/me/deletion');
  assert.deepEqual([terms.body.data.balance, terms.body.data.needsPassword], [20, true]);
  for (const forfeited of [0, 19.99, 30]) {
    const answer = await leave(api, fan, { forfeited });
    assert.deepEqual([answer.status, answer.body.code], [409, 'account.balance_not_forfeited']);
  }
  assert.equal((await leave(api, fan, { forfeited: 20 })).status, 200);
  const kinds = await api.db.selectFrom('ledger_transactions').select('kind').where('user_id', '=', fan.id).execute();
  assert.deepEqual(kinds.map(({ kind }) => kind).toSorted(), ['adjustment', 'tip', 'top-up']);
  assert.deepEqual(await findImbalances(api.db), []);
});

/** A performer whose login is recent enough to delete her account without a password. */
const createLeaver = async (api: TestApi): Promise<TestAccount> => {
  const performer = await api.createPerformer();
  await api.db.updateTable('users').set({ password_hash: null }).where('id', '=', performer.id).execute();
  return performer;
};

test('what arrives when its sender has left meanwhile is stored nowhere', async (t) => {
  const api = await createTestApi(t);
  const performer = await createLeaver(api);
  const { files } = api.context;
  const [arrived, stored] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()];
  const putFile = files.putFile.bind(files);
  t.mock.method(files, 'putFile', async (key: string, path: string) => {
    arrived.resolve(key);
    await stored.promise;
    return putFile(key, path);
  });
  const bytes = await makePhoto();
  const form = { field: 'file', name: 'telling.jpg', type: 'image/jpeg', bytes };
  const upload = api.as(performer).upload('/performer/feeds/photo/upload', form);
  const key = await arrived.promise;
  assert.equal((await api.as(performer).post('/users/me/delete', {})).status, 200);
  stored.resolve();
  assert.equal((await upload).body.code, 'auth.not_authenticated');
  for (const table of ['files', 'vault_items'] as const)
    assert.deepEqual(await api.db.selectFrom(table).select('id').execute(), []);
  assert.equal(await files.size(key), null);
});

test('what is stored while its owner leaves goes with the rest', async (t) => {
  const api = await createTestApi(t);
  const performer = await createLeaver(api);
  let left: ReturnType<ReturnType<TestApi['as']>['post']> | undefined;
  const id = await api.context.work(async ({ db }) => {
    await lockStorage(db, performer.id);
    left = api.as(performer).post('/users/me/delete', {});
    await someoneWaits(api);
    return insertPost(db, performer);
  });
  assert.equal((await left)?.status, 200);
  const { text } = await api.db.selectFrom('feed_posts').select('text').where('id', '=', id).executeTakeFirstOrThrow();
  assert.equal(text, '');
});

const writes = {
  'a change of the profile': (api: TestApi, fan: TestAccount) =>
    api.as(fan).put('/users', { name: 'Nilou', username: 'nilou', phone: '+98 912 000 0000' }),
  'an address': (api: TestApi, fan: TestAccount) =>
    api.as(fan).post('/addresses/create', { name: 'Nilou', country: 'IR', city: 'Yazd', street: 'Old street 3' }),
};
for (const [what, write] of Object.entries(writes)) {
  test(`${what} that meets the deletion of its account is refused, and leaves nothing behind`, async (t) => {
    const api = await createTestApi(t);
    const fan = await api.createUser();
    let written: ReturnType<typeof write> | undefined;
    await api.context.work(async ({ db }) => {
      await emptyAccount(db, fan.id, 'Deleted account');
      written = write(api, fan);
      await someoneWaits(api);
    });
    assert.equal((await written)?.body.code, 'auth.not_authenticated');
    const { name, username, phone, search_text } = await api.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', fan.id)
      .executeTakeFirstOrThrow();
    assert.deepEqual([name, username, phone, search_text], ['Deleted account', null, null, '']);
    assert.deepEqual(await api.db.selectFrom('addresses').select('id').execute(), []);
  });
}

for (const side of ['fan', 'performer'] as const) {
  test(`a tip that meets the deletion of the ${side} is refused, and leaves nothing with nobody`, async (t) => {
    const api = await createTestApi(t);
    const [fan, performer] = [await api.createUser({ balance: 30 }), await api.createPerformer()];
    const leaver = side === 'fan' ? fan : performer;
    let tip: ReturnType<ReturnType<TestApi['as']>['pay']> | undefined;
    await api.context.work(async ({ db }) => {
      await lockBalances(db, leaver.id);
      await db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', leaver.id).execute();
      tip = api
        .as(fan)
        .pay(`/wallet/charges/tip/${performer.id}`, { amount: 10, source: { type: 'profile', _id: performer.id } });
      await someoneWaits(api);
    });
    assert.equal((await tip)?.status, 404);
    assert.equal(await findBalance(api.db, earningsOf(performer.id)), 0n);
    assert.equal(await findBalance(api.db, walletOf(fan.id)), 3000n);
    assert.deepEqual(await findImbalances(api.db), []);
  });
}

test('whoever leaves while tips arrive leaves with none of them, or is told of them first', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser({ balance: 100 });
  const performer = await api.createPerformer();
  const source = { type: 'profile', _id: performer.id };
  await api.db.updateTable('users').set({ password_hash: null }).where('id', '=', performer.id).execute();
  const [left, ...tips] = await Promise.all([
    api.as(performer).post('/users/me/delete', {}),
    ...Array.from({ length: 8 }, () => api.as(fan).pay(`/wallet/charges/tip/${performer.id}`, { amount: 10, source })),
  ]);
  const paid = tips.filter(({ status }) => status === 200).length;
  assert.equal(await findBalance(api.db, walletOf(fan.id)), BigInt(10_000 - 1000 * paid));
  assert.equal(await findBalance(api.db, earningsOf(performer.id)), BigInt(800 * paid));
  assert.ok([200, 409].includes(left.status), left.body.code);
  assert.equal(left.status === 200, paid === 0);
});

test('an account is not deleted between a charge of its card and the tokens for it', async (t) => {
  const api = await createTestApi(t);
  const fan = await register(api);
  const values = { provider: 'sandbox', amount: 2500n, currency: 'USD', tokens: 2500n, paid_tokens: 2500n };
  const payment = { id: newId(), user_id: fan.id, card_id: null, ...values };
  await insertPayment(api.db, payment);
  const refused = await leave(api, fan);
  assert.deepEqual([refused.status, refused.body.code], [409, 'account.payment_pending']);
  await updatePayment(api.db, payment.id, { status: 'failed' });
  assert.equal((await leave(api, fan)).status, 200);
});

test('the terms name what would be undone: unsent orders on both sides, announced streams and their tickets', async (t) => {
  const api = await createTestApi(t);
  const shop = await openShop(api);
  await order(api, shop);
  const undoneOf = async (account: TestAccount) => (await api.as(account).get('/users/me/deletion')).body.data.undone;
  assert.deepEqual(await undoneOf(shop.fan), [{ what: 'own-orders', count: 1, tokens: 28 }]);
  assert.deepEqual(await undoneOf(shop.seller), [{ what: 'sold-orders', count: 1, tokens: 28 }]);
  const doors = await planDoors(api);
  assert.equal((await buyTicket(api, doors)).status, 200);
  assert.deepEqual(await undoneOf(doors.performer), [
    { what: 'planned-streams', count: 1, tokens: 0 },
    { what: 'sold-tickets', count: 1, tokens: 5 },
  ]);
  assert.deepEqual(await undoneOf(doors.fan), [], 'a ticket of the own is in the balance');
});

test('subscriptions end on both sides', async (t) => {
  const api = await createTestApi(t);
  const fan = await register(api);
  const performer = await api.createPerformer();
  await api.subscribe(fan, performer);
  assert.equal((await api.as(fan).get('/users/me/deletion')).body.data.subscriptionCount, 1);
  assert.equal((await leave(api, fan)).status, 200);
  const counted = await api.db.selectFrom('performers').select('subscriber_count').executeTakeFirstOrThrow();
  assert.equal(counted.subscriber_count, 0);
  const statuses = await api.db.selectFrom('subscriptions').select('status').execute();
  assert.deepEqual(statuses, [{ status: 'expired' }]);
});

test('the password is asked for, and without one a recent login', async (t) => {
  const api = await createTestApi(t);
  const fan = await register(api);
  assert.equal((await leave(api, fan, { password: 'not-this-one' })).body.code, 'auth.incorrect_credentials');
  assert.equal((await api.as(fan).post('/users/me/delete', {})).body.code, 'auth.incorrect_credentials');
  await api.db.updateTable('users').set({ password_hash: null }).execute();
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await api.db.updateTable('sessions').set({ confirmed_at: anHourAgo }).execute();
  assert.equal((await api.as(fan).post('/users/me/delete', {})).body.code, 'account.confirmation_required');
  await api.db.updateTable('sessions').set({ confirmed_at: new Date() }).execute();
  assert.equal((await api.as(fan).post('/users/me/delete', {})).status, 200);
});

test('a performer who leaves takes her work away, but not while she is live', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  await api.db.updateTable('users').set({ password_hash: null }).where('id', '=', performer.id).execute();
  const post = await api.as(performer).post('/performer/feeds', { text: 'A bowl', audience: 'free', fileIds: [] });
  await api.subscribe(fan, performer);
  await api.as(performer).post('/streaming/live', { title: 'Now' });
  assert.equal((await api.as(performer).post('/users/me/delete', {})).body.code, 'account.live_now');
  await api.db.updateTable('streams').set({ status: 'ended', ended_at: new Date() }).execute();
  assert.equal((await api.as(performer).post('/users/me/delete', {})).status, 200);
  assert.equal((await api.as(fan).get(`/user/feeds/${post.body.data._id}`)).status, 404);
  assert.equal((await api.guest.get(`/performers/${performer.id}`)).status, 404);
});

test('an operator does not leave by this door', async (t) => {
  const api = await createTestApi(t);
  const operator = await api.createOperator();
  assert.equal((await api.as(operator).post('/users/me/delete', {})).body.code, 'account.operator');
  assert.equal((await api.guest.post('/users/me/delete', {})).status, 401);
});
