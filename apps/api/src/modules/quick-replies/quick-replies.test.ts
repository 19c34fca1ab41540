import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import type { QuickReply } from './quick-replies.schema.ts';

const URL = '/performer/quick-replies';

const add = async (api: TestApi, performer: TestAccount, title: string): Promise<QuickReply> => {
  const { status, text, body } = await api.as(performer).post(URL, { title, text: `Hello {name}, ${title}` });
  assert.equal(status, 200, text);
  return body.data;
};

const titlesOf = async (api: TestApi, performer: TestAccount): Promise<string[]> =>
  (await api.as(performer).get(URL)).body.data.data.map(({ title }: QuickReply) => title);

test('a performer keeps quick replies in her own order, and nobody else finds them', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  const [one, two, three] = [
    await add(api, performer, 'one'),
    await add(api, performer, 'two'),
    await add(api, performer, 'three'),
  ];
  assert.deepEqual(await titlesOf(api, performer), ['one', 'two', 'three']);
  const order = await api.as(performer).put(`${URL}/order`, { ids: [three._id, one._id, two._id] });
  assert.equal(order.status, 200, order.text);
  await add(api, performer, 'four');
  assert.deepEqual(await titlesOf(api, performer), ['three', 'one', 'two', 'four']);
  const changed = await api.as(performer).put(`${URL}/${one._id}`, { title: 'uno' });
  assert.deepEqual([changed.body.data.title, changed.body.data.text], ['uno', one.text]);
  assert.equal((await api.as(performer).delete(`${URL}/${two._id}`)).status, 200);
  assert.deepEqual(await titlesOf(api, performer), ['three', 'uno', 'four']);
  assert.deepEqual(await titlesOf(api, other), []);
  assert.equal((await api.as(other).put(`${URL}/${one._id}`, { title: 'mine' })).status, 404);
  assert.equal((await api.as(other).delete(`${URL}/${one._id}`)).status, 404);
});

test('an order that names not exactly her own is refused, and changes nothing', async (t) => {
  const api = await createTestApi(t);
  const [performer, other] = [await api.createPerformer(), await api.createPerformer()];
  const [one, two] = [await add(api, performer, 'one'), await add(api, performer, 'two')];
  const foreign = await add(api, other, 'foreign');
  for (const ids of [[two._id], [two._id, one._id, foreign._id], [two._id, foreign._id]]) {
    const { status, body } = await api.as(performer).put(`${URL}/order`, { ids });
    assert.deepEqual([status, body.code], [409, 'quick-replies.changed']);
  }
  assert.deepEqual(await titlesOf(api, performer), ['one', 'two']);
});

test('fifty are the most, also when two devices add one at once', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  for (let index = 1; index < 50; index += 1) await add(api, performer, `${index}`);
  const answers = await Promise.all([1, 2].map(() => api.as(performer).post(URL, { title: 'last', text: 'Bye' })));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.equal(answers.find(({ status }) => status === 409)?.body.code, 'quick-replies.too_many');
  assert.equal((await api.as(performer).get(URL)).body.data.total, 50);
});

test('they are in her download, and gone with her account', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  await add(api, performer, 'one');
  assert.match((await api.as(performer).get('/users/me/export')).text, /Hello \{name\}, one/);
  await api.context.work((unit) => unit.callHook('forget', { id: performer.id, name: 'gone' }));
  assert.deepEqual(await api.db.selectFrom('quick_replies').selectAll().execute(), []);
});

test('a quick reply whose answer was lost is not made twice', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const reply = { title: 'Thanks', text: 'Thank you, {name}' };
  const send = () => api.as(performer).post(URL, reply, { 'idempotency-key': 'reply-once-1' });
  const [first, again] = [await send(), await send()];
  assert.deepEqual([again.status, again.body], [200, first.body]);
  assert.deepEqual(await titlesOf(api, performer), ['Thanks']);
});

test('a repeated request answers with the quick reply as it is now, and says that it is gone', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const reply = { title: 'Thanks', text: 'Thank you, {name}' };
  const send = () => api.as(performer).post(URL, reply, { 'idempotency-key': 'reply-once-1' });
  const { _id } = (await send()).body.data;
  await api.as(performer).put(`${URL}/${_id}`, { title: 'Cheers' });
  assert.deepEqual((await send()).body.data, { ...reply, _id, title: 'Cheers' });
  await api.as(performer).delete(`${URL}/${_id}`);
  const again = await send();
  assert.deepEqual([again.status, again.body.code], [410, 'idempotency.result_gone']);
  assert.deepEqual(await titlesOf(api, performer), []);
});
