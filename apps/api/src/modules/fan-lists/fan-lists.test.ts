import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/api.ts';
import { reverse } from '../ledger/reversals.ts';
import { insertMembers } from './fan-lists.repository.ts';
import { MOST_LISTS, MOST_MEMBERS } from './fan-lists.service.ts';

const prepare = async (t: TestContext) => {
  const api = await createTestApi(t);
  const her = await api.createPerformer();
  const fans = async (query = '') => (await api.as(her).get(`/performer/fans${query}`)).body.data;
  const names = async (query = '') => (await fans(query)).data.map(({ name }: { name: string }) => name);
  const follower = async (name: string): Promise<TestAccount> => {
    const fan = await api.createUser({ name, balance: 100 });
    await api.as(fan).post(`/follows/${her.id}`);
    return fan;
  };
  const tip = async (fan: TestAccount, amount: number): Promise<string> => {
    const given = { amount, source: { type: 'profile', _id: her.id } };
    const paid = await api.as(fan).pay(`/wallet/charges/tip/${her.id}`, given);
    assert.equal(paid.status, 200, paid.text);
    return paid.body.data.transaction._id;
  };
  const makeList = async (body: object) => (await api.as(her).post('/performer/fan-lists', body)).body.data;
  return { api, her, fans, names, follower, tip, makeList };
};

test('whoever follows, subscribes, pays or writes is a fan; whoever is written to is none', async (t) => {
  const { api, her, names, follower, tip } = await prepare(t);
  await follower('follows');
  await api.subscribe(await api.createUser({ name: 'subscribes' }), her);
  await tip(await api.createUser({ name: 'pays', balance: 10 }), 10);
  const talk = async (name: string) => {
    const fan = await api.createUser({ name });
    const opened = await api.as(her).post('/conversations', { source: 'user', sourceId: fan.id });
    return { fan, url: `/messages/conversations/${opened.body.data._id}` };
  };
  const [writes, written] = [await talk('writes'), await talk('is written to')];
  await api.as(writes.fan).post(writes.url, { text: 'hi' });
  await api.as(her).post(written.url, { text: 'hi' });
  assert.deepEqual(await names(), ['writes', 'pays', 'subscribes', 'follows']);
});

test('a fan is shown with what he has paid less what was taken back, however often it is taken back', async (t) => {
  const { api, fans, follower, tip } = await prepare(t);
  const fan = await follower('Nilou');
  await tip(fan, 10);
  const transactionId = await tip(fan, 15);
  const spent = async () => (await fans()).data[0].spent;
  assert.equal(await spent(), 25);
  const refund = await api.context.work((unit) => reverse(unit, { kind: 'refund', transactionId, amount: 200n }));
  assert.equal(await spent(), 23);
  await api.context.work((unit) => reverse(unit, { kind: 'reversal', transactionId: refund.id, amount: 50n }));
  assert.equal(await spent(), 23.5);
});

test('a fan shows subscription, last message, note and lists', async (t) => {
  const { api, her, fans, follower, makeList } = await prepare(t);
  const fan = await follower('Nilou');
  await api.subscribe(fan, her);
  const opened = await api.as(fan).post('/conversations', { source: 'performer', sourceId: her.id });
  const conversationId: string = opened.body.data._id;
  const sent = await api.as(fan).post(`/messages/conversations/${conversationId}`, { text: 'hi' });
  await api.as(her).put(`/conversations/${conversationId}/update`, { note: 'likes ink' });
  const list = await makeList({ name: 'Close' });
  await api.as(her).post(`/performer/fan-lists/${list._id}/members`, { fanIds: [fan.id] });
  const [shown] = (await fans()).data;
  assert.equal(shown.subscription.isRunning, true);
  assert.equal(shown.isFollowing, true);
  assert.equal(shown.lastMessageAt, sent.body.data.createdAt);
  assert.deepEqual([shown.conversationId, shown.note, shown.listIds], [conversationId, 'likes ink', [list._id]]);
});

test('pages follow the order, and are found by name', async (t) => {
  const { names, fans, follower, tip } = await prepare(t);
  const [first] = [await follower('Ayda'), await follower('Bahar'), await follower('Cyrus')];
  await tip(first, 10);
  for (const [sort, order] of [
    ['newest', ['Cyrus', 'Bahar', 'Ayda']],
    ['spent', ['Ayda', 'Cyrus', 'Bahar']],
  ] as const) {
    const page = await fans(`?sort=${sort}&limit=2`);
    assert.equal(page.total, 3);
    const rest = await names(`?sort=${sort}&limit=2&cursor=${page.nextCursor}`);
    assert.deepEqual([...page.data.map(({ name }: { name: string }) => name), ...rest], order);
  }
  assert.deepEqual(await names('?q=bah'), ['Bahar']);
  assert.deepEqual(await names('?only=never-bought'), ['Cyrus', 'Bahar']);
});

test('who is blocked, blocks, is gone or lives where she is not is in no page, list or total', async (t) => {
  const { api, her, fans, follower, makeList } = await prepare(t);
  const [blocked, blocks, suspended, abroad] = [
    await follower('blocked'),
    await follower('blocks'),
    await follower('suspended'),
    await follower('abroad'),
  ];
  await follower('there');
  const list = await makeList({ name: 'All' });
  const fanIds = [blocked.id, blocks.id, suspended.id, abroad.id];
  const put = () => api.as(her).post(`/performer/fan-lists/${list._id}/members`, { fanIds });
  assert.equal((await put()).body.data.memberCount, 4);
  await api.as(her).post('/block/users', { userId: blocked.id });
  await api.as(blocks).post('/block/users', { userId: her.id });
  await api.db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', suspended.id).execute();
  await api.db.updateTable('users').set({ country: 'FR' }).where('id', '=', abroad.id).execute();
  await api.db.insertInto('performer_country_blocks').values({ performer_id: her.id, country: 'FR' }).execute();
  assert.deepEqual([(await fans()).total, (await fans()).data.length], [1, 1]);
  assert.equal((await fans(`?listId=${list._id}`)).total, 0);
  assert.equal((await put()).status, 404, 'who is not there is put in no list');
});

test('a list takes her own fans, all or none, once each, and up to its bound', async (t) => {
  const { api, her, fans, follower, makeList } = await prepare(t);
  const [one, two, stranger] = [await follower('one'), await follower('two'), await api.createUser()];
  const list = await makeList({ name: 'Close' });
  const url = `/performer/fan-lists/${list._id}/members`;
  const put = (...fanIds: string[]) => api.as(her).post(url, { fanIds });
  assert.equal((await put(one.id, stranger.id)).status, 404);
  assert.equal((await fans(`?listId=${list._id}`)).total, 0);
  assert.equal((await put(one.id, one.id, two.id)).body.data.memberCount, 2);
  assert.equal((await put(one.id)).body.data.memberCount, 2);
  assert.equal((await api.as(her).delete(`${url}/${one.id}`)).body.data.memberCount, 1);
  assert.equal((await api.as(her).delete(`${url}/${one.id}`)).body.data.memberCount, 1);
  await api.db.updateTable('fan_lists').set({ member_count: MOST_MEMBERS }).where('id', '=', list._id).execute();
  assert.equal((await put(one.id)).body.code, 'fan-lists.full');
  assert.deepEqual(
    (await fans(`?listId=${list._id}`)).data.map(({ _id }: { _id: string }) => _id),
    [two.id],
  );
  await Promise.all([insertMembers(api.db, list._id, [one.id]), insertMembers(api.db, list._id, [one.id])]);
  const row = await api.db.selectFrom('fan_lists').select('member_count').executeTakeFirstOrThrow();
  assert.equal(row.member_count, MOST_MEMBERS + 1, 'counted once');
});

test('names are taken once, lists are bounded, and sorts are not mixed', async (t) => {
  const { api, her, makeList } = await prepare(t);
  const make = (body: object) => api.as(her).post('/performer/fan-lists', body);
  const [close, rules] = [
    await makeList({ name: 'Close' }),
    await makeList({ name: 'R', rules: [{ kind: 'follows' }] }),
  ];
  assert.equal((await make({ name: 'close' })).body.code, 'fan-lists.taken');
  const change = (id: string, body: object) => api.as(her).put(`/performer/fan-lists/${id}`, body);
  assert.equal((await change(rules._id, { name: 'CLOSE' })).body.code, 'fan-lists.taken');
  assert.equal((await change(close._id, { rules: [{ kind: 'follows' }] })).body.code, 'fan-lists.with_members');
  assert.equal((await change(rules._id, { rules: [{ kind: 'expired' }] })).body.data.rules[0].kind, 'expired');
  const fan = await api.createUser();
  const member = { fanIds: [fan.id] };
  assert.equal(
    (await api.as(her).post(`/performer/fan-lists/${rules._id}/members`, member)).body.code,
    'fan-lists.by_rules',
  );
  for (let number = 2; number < MOST_LISTS; number += 1) await makeList({ name: `List ${number}` });
  assert.equal((await make({ name: 'too many' })).body.code, 'fan-lists.too_many');
  await api.as(her).delete(`/performer/fan-lists/${close._id}`);
  const answers = await Promise.all([make({ name: 'last' }), make({ name: 'too many' })]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
});

test('the lists and fans of one performer are nothing to another', async (t) => {
  const { api, follower, makeList } = await prepare(t);
  const [fan, list, other] = [await follower('one'), await makeList({ name: 'Close' }), await api.createPerformer()];
  const as = api.as(other);
  assert.equal((await as.get('/performer/fans')).body.data.total, 0);
  assert.equal((await as.get('/performer/fan-lists')).body.data.total, 0);
  assert.equal((await as.get(`/performer/fans?listId=${list._id}`)).status, 404);
  assert.equal((await as.put(`/performer/fan-lists/${list._id}`, { name: 'x' })).status, 404);
  assert.equal((await as.post(`/performer/fan-lists/${list._id}/members`, { fanIds: [fan.id] })).status, 404);
  assert.equal((await as.delete(`/performer/fan-lists/${list._id}/members/${fan.id}`)).status, 404);
  assert.equal((await as.delete(`/performer/fan-lists/${list._id}`)).status, 404);
  const unverified = await api.createPerformer({ isVerified: false });
  assert.equal((await api.as(unverified).get('/performer/fans')).body.code, 'performer.not_verified');
});

test('a fan who leaves is in no list, and is told whose lists he was in before', async (t) => {
  const { api, her, follower, makeList } = await prepare(t);
  const fan = await follower('one');
  const list = await makeList({ name: 'Close' });
  await api.as(her).post(`/performer/fan-lists/${list._id}/members`, { fanIds: [fan.id] });
  const download = await api.as(fan).get('/users/me/export');
  assert.match(download.text, /"inLists":\s*\["Close"\]/);
  await api.context.work((unit) => unit.callHook('forget', { id: fan.id, name: 'Deleted account' }));
  assert.equal((await api.as(her).get('/performer/fan-lists')).body.data.data[0].memberCount, 0);
  const left = await api.db.selectFrom('fans').select('fan_id').where('fan_id', '=', fan.id).execute();
  assert.deepEqual(left, []);
});
