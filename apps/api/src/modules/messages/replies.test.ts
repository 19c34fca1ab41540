import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Message, ServerEvent } from '@barg/contract';
import { createTestApi } from '../../testing/api.ts';
import { openSocket } from '../../testing/sockets.ts';
import { openTalk } from './testing.ts';

const SECRET = 'xyzzy-secret-words';

test('a message answers another one with its beginning, for both sides, by socket and by page', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, url, post } = await openTalk(api);
  const asked: Message = (await post(fan, { text: `Which colour? ${'x'.repeat(200)}` })).body.data;
  const { status, body } = await post(performer, { text: 'Green', replyTo: asked._id });
  assert.equal(status, 200);
  const answer: Message = body.data;
  const quote = {
    ...{ _id: asked._id, sequence: asked.sequence, senderId: fan.id, type: 'text' },
    ...{ text: asked.text.slice(0, 140), isDeleted: false, isPaid: false },
  };
  assert.deepEqual(answer.replyTo, quote);
  const told = api.events.filter(({ event }) => event.name === 'message.created').slice(1);
  assert.deepEqual(
    told.map(({ target }) => target).sort(),
    [fan.id, performer.id].map((userId) => ({ kind: 'user', userId })).sort(),
  );
  for (const { event } of told) assert.deepEqual(event.data, { message: answer });
  const [listed]: Message[] = (await api.as(fan).get(url)).body.data.data;
  assert.deepEqual(listed, answer);
});

test('only a message of the same conversation is answered', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, post } = await openTalk(api);
  const other = await openTalk(api);
  const elsewhere: Message = (await other.post(other.fan, { text: SECRET })).body.data;
  const opened = await api.as(other.fan).post('/conversations', { source: 'performer', sourceId: performer.id });
  const hers = await api
    .as(performer)
    .post(`/messages/conversations/${opened.body.data._id}`, { text: 'to somebody else' });
  for (const replyTo of [elsewhere._id, hers.body.data._id, crypto.randomUUID()]) {
    const { status, body } = await post(performer, { text: 'And this?', replyTo });
    assert.deepEqual([status, body.code], [422, 'messages.reply_not_found']);
  }
  assert.equal((await post(fan, { text: 'x', replyTo: 'nonsense' })).status, 422);
});

test('what is deleted stands in no quote: not in messages, not in what can be caught up, not in the database', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id, url, post } = await openTalk(api);
  const said: Message = (await post(fan, { text: SECRET })).body.data;
  const answer: Message = (await post(performer, { text: 'Really?', replyTo: said._id })).body.data;
  const socket = await openSocket(t, await api.listen(), performer);
  const catchUp = () => socket.emit('catch-up', { scope: `conversation:${id}`, after: 0 });
  const { events: [, answered] = [] } = (await catchUp()) as { events?: ServerEvent[] };
  assert.deepEqual(answered && 'message' in answered.data && answered.data.message, answer);

  await api.as(fan).delete(`/messages/${said._id}`);
  const [listed]: Message[] = (await api.as(performer).get(url)).body.data.data;
  assert.deepEqual(listed?.replyTo, { ...answer.replyTo, text: '', isDeleted: true });
  const events = await api.db.selectFrom('scope_events').selectAll().execute();
  const stored = JSON.stringify([await catchUp(), events.map(({ data }) => data)]);
  assert.ok(!stored.includes(SECRET));
  // Who was away while it was deleted can still answer it.
  assert.equal((await post(performer, { text: 'What was it?', replyTo: said._id })).body.data.replyTo.isDeleted, true);
});

test('a paid message is quoted without its words, whoever reads', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, url, post } = await openTalk(api);
  const sold: Message = (await api.as(performer).post(url, { text: SECRET, price: 5 })).body.data;
  const before = api.events.length;
  for (const writer of [fan, performer]) {
    const { body } = await post(writer, { text: 'About that', replyTo: sold._id });
    assert.deepEqual([body.data.replyTo.text, body.data.replyTo.isPaid], ['', true]);
  }
  assert.ok(!JSON.stringify(api.events.slice(before)).includes(SECRET));
  assert.ok(!JSON.stringify((await api.as(fan).get(url)).body).includes(SECRET));
});
