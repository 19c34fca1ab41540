import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { openSocket } from '../../testing/sockets.ts';

const open = (api: TestApi, from: TestAccount, source: 'performer' | 'user', to: TestAccount) =>
  api.as(from).post('/conversations', { source, sourceId: to.id });

const write = (api: TestApi, from: TestAccount, conversationId: string, text: string) =>
  api.as(from).post(`/messages/conversations/${conversationId}`, { text });

test('a pair has one conversation, whoever opens it and however often at once', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  const answers = await Promise.all([
    open(api, fan, 'performer', performer),
    open(api, performer, 'user', fan),
    open(api, fan, 'performer', performer),
    open(api, performer, 'user', fan),
  ]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 200],
  );
  assert.equal(new Set(answers.map(({ body }) => body.data._id)).size, 1);
  assert.equal(answers[0]?.body.data.recipient._id, performer.id);
  assert.equal(answers[1]?.body.data.recipient._id, fan.id);
});

test('fans do not write to fans, performers not to performers, and nobody to themselves', async (t) => {
  const api = await createTestApi(t);
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  const refused = [
    await open(api, fan, 'user', await api.createUser()),
    await open(api, performer, 'performer', await api.createPerformer()),
    await open(api, fan, 'user', fan),
    await open(api, await api.createOperator(), 'user', fan),
  ];
  for (const { status, body } of refused) {
    assert.equal(status, 403);
    assert.equal(body.code, 'conversation.not_allowed');
  }
  assert.equal((await open(api, fan, 'user', performer)).status, 404);
});

test('only its members find a conversation', async (t) => {
  const api = await createTestApi(t);
  const [fan, other, performer] = [await api.createUser(), await api.createUser(), await api.createPerformer()];
  const { _id: id } = (await open(api, fan, 'performer', performer)).body.data;
  await write(api, fan, id, 'Hello');
  assert.equal((await api.as(performer).get(`/conversations/${id}`)).status, 200);
  assert.equal((await api.as(other).get(`/conversations/${id}`)).status, 404);
  assert.equal((await api.as(other).get('/conversations')).body.data.total, 0);
});

test('the list shows the latest message first, leaves out empty conversations, and pages with a total', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const fans = [await api.createUser(), await api.createUser(), await api.createUser()];
  const ids: string[] = [];
  for (const fan of fans) ids.push((await open(api, fan, 'performer', performer)).body.data._id);
  await open(api, await api.createUser(), 'performer', performer);
  for (const at of [0, 1, 2, 0]) await write(api, fans[at] ?? performer, ids[at] ?? '', `from ${at}`);

  const { data } = (await api.as(performer).get('/conversations?limit=2')).body;
  assert.equal(data.total, 3);
  assert.deepEqual(
    data.data.map((it: { _id: string; totalNotSeenMessages: number }) => [it._id, it.totalNotSeenMessages]),
    [
      [ids[0], 2],
      [ids[2], 1],
    ],
  );
  assert.equal(data.data[0].lastMessage, 'from 0');
  assert.equal(data.data[0].lastSenderId, fans[0]?.id);
  const rest = (await api.as(performer).get('/conversations?limit=2&offset=2')).body.data.data;
  assert.deepEqual(
    rest.map((it: { _id: string }) => it._id),
    [ids[1]],
  );
  assert.equal((await api.as(performer).get('/conversations?offset=10001')).body.code, 'request.offset_too_deep');
});

test('the list is narrowed to unread ones and to names, in any spelling', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const fans = [await api.createUser({ name: 'علي كريمي' }), await api.createUser({ name: 'Sara' })];
  for (const fan of fans) {
    const { _id: id } = (await open(api, fan, 'performer', performer)).body.data;
    await write(api, fan, id, 'Hello');
    if (fan === fans[1]) await api.as(performer).post(`/messages/read-all/conversation/${id}`);
  }
  const namesOf = async (query: string) => {
    const { body } = await api.as(performer).get(`/conversations/search?${query}`);
    return body.data.data.map((it: { recipient: { name: string } }) => it.recipient.name);
  };
  assert.deepEqual(await namesOf(`q=${encodeURIComponent('علی')}`), ['علي كريمي']);
  assert.deepEqual(await namesOf('q=sar'), ['Sara']);
  assert.deepEqual(await namesOf('q=%25'), []);
  assert.deepEqual(await namesOf('unread=true'), ['علي كريمي']);
});

test('the other side is online while it has a socket', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  const { _id: id } = (await open(api, fan, 'performer', performer)).body.data;
  const isOnline = async () => (await api.as(fan).get(`/conversations/${id}`)).body.data.recipient.isOnline;
  assert.equal(await isOnline(), false);
  const [phone, laptop] = [await openSocket(t, url, performer), await openSocket(t, url, performer)];
  assert.equal(await isOnline(), true);
  phone.close();
  await phone.disconnected;
  assert.equal(await isOnline(), true);
  laptop.close();
});
