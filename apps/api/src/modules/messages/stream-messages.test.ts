import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Message } from '@barg/contract';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { appendStreamTip } from './stream-tip.ts';

const goLive = async (api: TestApi) => {
  const performer = await api.createPerformer();
  const stream = (await api.as(performer).post('/streaming/live', { title: 'Ink' })).body.data;
  const chat: string = stream.conversationId;
  return { performer, stream, chat, url: `/messages/stream/conversations/${chat}` };
};

test('everyone reads the chat, whoever is signed in writes into it, and those who watch are told', async (t) => {
  const api = await createTestApi(t);
  const { stream, chat, url } = await goLive(api);
  const fan = await api.createUser();
  const first: Message = (await api.as(fan).post(url, { text: 'سلام' })).body.data;
  const second = (await api.as(fan).post(`/messages/stream/public/conversations/${chat}`, { text: 'Hi' })).body.data;
  assert.equal((await api.guest.post(url, { text: 'Guest' })).status, 401);
  const read = (await api.guest.get(`/messages/conversations/public/${chat}`)).body.data;
  assert.deepEqual(read.data, [second, first]);
  const told = api.events.filter(({ event }) => event.name === 'stream.message.created');
  assert.equal(told.length, 2);
  assert.equal(told[0]?.event.scope, `stream:${stream._id}`);
  assert.deepEqual(told[0]?.event.data, { streamId: stream._id, message: first });
});

test('a chat is no private conversation: it is in no list and counts for nobody', async (t) => {
  const api = await createTestApi(t);
  const { performer, chat, url } = await goLive(api);
  const fan = await api.createUser();
  await api.as(fan).post(url, { text: 'Hello' });
  assert.equal((await api.as(performer).get('/conversations')).body.data.total, 0);
  assert.equal((await api.as(performer).get('/users/me')).body.data.totalNotSeenMessages, 0);
  assert.equal((await api.as(fan).post(`/messages/conversations/${chat}`, { text: 'x' })).status, 404);
});

test('the chat closes with its stream', async (t) => {
  const api = await createTestApi(t);
  const { performer, stream, chat, url } = await goLive(api);
  await api.as(performer).put(`/streaming/live/${stream._id}`, { status: 'ended' });
  const fan = await api.createUser();
  const { status, body } = await api.as(fan).post(url, { text: 'Too late' });
  assert.equal(status, 404);
  assert.equal(body.code, 'stream.ended');
  assert.equal((await api.guest.get(`/messages/conversations/public/${chat}`)).status, 200);
});

test('a message of the chat is deleted by its author or the performer, and by nobody else', async (t) => {
  const api = await createTestApi(t);
  const { performer, chat, url } = await goLive(api);
  const [fan, other] = [await api.createUser(), await api.createUser()];
  const write = async (text: string): Promise<Message> => (await api.as(fan).post(url, { text })).body.data;
  const [first, second] = [await write('one'), await write('two')];
  assert.equal((await api.as(other).delete(`/messages/${first._id}`)).status, 403);
  assert.equal((await api.as(await api.createPerformer()).delete(`/messages/${first._id}`)).status, 403);
  assert.equal((await api.as(fan).delete(`/messages/${first._id}`)).status, 200);
  assert.equal((await api.as(performer).delete(`/messages/${second._id}`)).status, 200);
  const { data } = (await api.guest.get(`/messages/conversations/public/${chat}`)).body.data;
  const listed: Message[] = data;
  for (const { isDeleted, text, type } of listed) assert.deepEqual([isDeleted, text, type], [true, '', 'text']);
  const told = api.events.filter(({ event }) => event.name === 'stream.message.deleted');
  assert.equal(told.length, 2);
});

test('the performer clears the whole chat, a fan only what is theirs', async (t) => {
  const api = await createTestApi(t);
  const { performer, chat, url } = await goLive(api);
  const fans = [await api.createUser(), await api.createUser()];
  for (const fan of fans) await api.as(fan).post(url, { text: 'Hello' });
  const clear = (by: TestAccount) => api.as(by).delete(`/messages/${chat}/remove-all-message`);
  assert.equal((await clear(fans[0] ?? performer)).body.data.removed, 1);
  assert.equal((await clear(performer)).body.data.removed, 1);
});

test('who floods a chat is told to wait, by account and not by address', async (t) => {
  const api = await createTestApi(t, { RATE_LIMIT_PER_MINUTE: '600' });
  const { url } = await goLive(api);
  const [loud, quiet] = [await api.createUser(), await api.createUser()];
  const statuses: number[] = [];
  for (let at = 0; at < 31; at += 1) statuses.push((await api.as(loud).post(url, { text: `${at}` })).status);
  assert.deepEqual(statuses, [...Array.from({ length: 30 }, () => 200), 429]);
  const refused = await api.as(loud).post(url, { text: 'again' });
  assert.equal(refused.body.code, 'request.too_many');
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assert.equal((await api.as(quiet).post(url, { text: 'Hello' })).status, 200);
});

test('a tip stands in the chat with its amount; once the stream is over it is refused with all its cause', async (t) => {
  const api = await createTestApi(t);
  const { performer, stream, chat } = await goLive(api);
  const fan = await api.createUser();
  const tip = () =>
    api.context.work((unit) => appendStreamTip(unit, { streamId: stream._id, senderId: fan.id, amount: 1250n }));
  const message = await tip();
  assert.deepEqual((await api.guest.get(`/messages/conversations/public/${chat}`)).body.data.data, [message]);
  assert.equal(message.type, 'tip');
  assert.equal(message.amount, 12.5);
  const told = api.events.find(({ event }) => event.name === 'stream.tip.received');
  assert.deepEqual(told?.event.data, { streamId: stream._id, message, amount: 12.5 });
  await api.as(performer).put(`/streaming/live/${stream._id}`, { status: 'ended' });
  await assert.rejects(tip, { code: 'stream.ended' });
});
