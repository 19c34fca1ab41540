import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { openTalk } from '../messages/testing.ts';
import type { FoundConversation } from './conversations.schema.ts';
import { excerptOf } from './excerpt.ts';

const search = async (api: TestApi, account: TestAccount, q: string, query = '') => {
  const { status, body, text } = await api.as(account).get(`/conversations/search?q=${encodeURIComponent(q)}${query}`);
  assert.equal(status, 200, text);
  return body.data as { data: FoundConversation[]; total: number };
};

const textsOf = ({ data }: { data: FoundConversation[] }) => data.map(({ found }) => found?.text ?? null);

test('messages are found by their words, in any spelling, with the place to jump to', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id, post } = await openTalk(api);
  await post(fan, { text: 'سلام' });
  const kept = await post(performer, { text: 'كتاب‌هاي من ۱۲ تا است' });
  await post(fan, { text: 'Crème brûlée tonight' });
  for (const q of ['کتابهای', 'کتاب‌های من', 'کتاب های', '12 تا']) {
    const { data, total } = await search(api, fan, q);
    assert.deepEqual([total, data[0]?._id, data[0]?.found?.sequence], [1, id, 2], q);
    assert.equal(data[0]?.found?.messageId, kept.body.data._id);
    assert.equal(data[0]?.found?.senderId, performer.id);
  }
  assert.deepEqual(textsOf(await search(api, performer, 'CREME BRULEE')), ['Crème brûlée tonight']);
  assert.deepEqual(textsOf(await search(api, fan, '%%')), []);
  // One letter is looked for in names alone.
  assert.equal((await search(api, fan, 'z')).total, 0);
});

test('whoever has the name stands before messages with it, and pages go on from one to the other', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  for (const name of ['Laleh', 'Bita']) {
    const fan = await api.createUser({ name });
    const opened = await api.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id });
    for (const text of ['first laleh', 'second laleh']) {
      await api.as(fan).post(`/messages/conversations/${opened.body.data._id}`, { text });
    }
  }
  const all = await search(api, performer, 'laleh');
  assert.deepEqual(textsOf(all), [null, 'second laleh', 'first laleh', 'second laleh', 'first laleh']);
  assert.deepEqual(
    all.data.map(({ recipient }) => recipient.name),
    ['Laleh', 'Bita', 'Bita', 'Laleh', 'Laleh'],
  );
  assert.equal(all.total, 5);
  const parts = [];
  for (const offset of [0, 2, 4]) {
    parts.push(...(await search(api, performer, 'laleh', `&limit=2&offset=${offset}`)).data);
  }
  assert.deepEqual(parts, all.data);
});

test('what is archived is found too, and a list is searched by itself', async (t) => {
  const api = await createTestApi(t);
  const { fan, id, post } = await openTalk(api);
  await post(fan, { text: 'petal' });
  await api.as(fan).put(`/conversations/${id}/update`, { archived: true });
  assert.equal((await search(api, fan, 'petal')).total, 1);
  assert.equal((await search(api, fan, 'petal', '&list=archived')).total, 1);
  assert.equal((await search(api, fan, 'petal', '&list=muted')).total, 0);
});

test('locked words are found by nobody who has not paid, deleted ones by nobody', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser({ balance: 50 }), await api.createPerformer()];
  const opened = await api.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id });
  const url = `/messages/conversations/${opened.body.data._id}`;
  const paid = await api.as(performer).post(url, { text: 'the hidden marigold', price: 5 });
  assert.equal((await search(api, fan, 'marigold')).total, 0);
  assert.deepEqual(textsOf(await search(api, performer, 'marigold')), ['the hidden marigold']);
  const bought = await api.as(fan).pay(`/wallet/charges/message/${paid.body.data._id}`, { expectedPrice: 5 });
  assert.equal(bought.status, 200, bought.text);
  assert.deepEqual(textsOf(await search(api, fan, 'marigold')), ['the hidden marigold']);

  const sent = await api.as(fan).post(url, { text: 'a fleeting crocus' });
  assert.equal((await search(api, performer, 'crocus')).total, 1);
  await api.as(fan).delete(`/messages/${sent.body.data._id}`);
  for (const account of [fan, performer]) assert.equal((await search(api, account, 'crocus')).total, 0);
});

test('nobody finds what lies between others, or what somebody wrote who has blocked them', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, post } = await openTalk(api);
  await post(fan, { text: 'between us' });
  assert.equal((await search(api, await api.createUser(), 'between')).total, 0);
  assert.equal((await search(api, await api.createPerformer(), 'between')).total, 0);
  await api.as(performer).post('/block/users', { userId: fan.id });
  assert.equal((await search(api, fan, 'between')).total, 0);
});

test('a long message is told around what was found', () => {
  const text = `${'word '.repeat(60)}كتاب ${'more '.repeat(60)}`;
  const excerpt = excerptOf(text, 'کتاب');
  assert.ok(excerpt.startsWith('… word word word word word كتاب more'), excerpt);
  assert.equal(excerpt.length, 140);
  assert.equal(excerptOf('short one', 'short'), 'short one');
});
