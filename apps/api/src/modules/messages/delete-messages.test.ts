import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Message } from '@barg/contract';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { countWaiting } from '../../testing/money/contend.ts';
import { openSocket } from '../../testing/sockets.ts';
import { removeMessage } from './delete-messages.ts';
import { rewriteText } from './messages.repository.ts';

const SECRET = 'xyzzy-secret-words';

const createPair = async (api: TestApi) => {
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  const opened = await api.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id });
  const id: string = opened.body.data._id;
  return { fan, performer, id, url: `/messages/conversations/${id}` };
};

test('a deleted text leaves the messages, the list, what can be caught up, repeated answers and the database', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id, url } = await createPair(api);
  const key = { 'idempotency-key': 'message-0001' };
  const sent: Message = (await api.as(fan).post(url, { text: SECRET }, key)).body.data;
  const before = api.events.length;
  assert.equal((await api.as(fan).delete(`/messages/${sent._id}`)).status, 200);

  const socket = await openSocket(t, await api.listen(), performer);
  const caughtUp = await socket.emit('catch-up', { scope: `conversation:${id}`, after: 0 });
  const places = {
    messages: (await api.as(performer).get(url)).body,
    conversations: (await api.as(performer).get('/conversations')).body,
    repeated: (await api.as(fan).post(url, { text: SECRET }, key)).body,
    told: api.events.slice(before).map(({ event }) => event),
    caughtUp,
  };
  for (const [place, answer] of Object.entries(places)) {
    assert.ok(!JSON.stringify(answer).includes(SECRET), `the text is still in ${place}`);
  }
  for (const table of ['messages', 'conversations', 'scope_events', 'idempotency_keys', 'notifications'] as const) {
    const rows = await api.db.selectFrom(table).selectAll().execute();
    const stored = JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value));
    assert.ok(!stored.includes(SECRET), `the text is still stored in ${table}`);
  }
  const [shown] = places.messages.data.data;
  assert.deepEqual({ ...shown, isDeleted: false, text: SECRET, clientKey: key['idempotency-key'] }, sent);
  assert.equal(places.conversations.data.data[0].isLastMessageDeleted, true);
  assert.equal(places.conversations.data.data[0].lastMessage, '');
});

test('deleting tells both sides with the next sequence, and twice is once', async (t) => {
  const api = await createTestApi(t);
  const { fan, id, url } = await createPair(api);
  const sent: Message = (await api.as(fan).post(url, { text: 'Oops' })).body.data;
  const answers = await Promise.all([1, 2, 3].map(() => api.as(fan).delete(`/messages/${sent._id}`)));
  for (const { status } of answers) assert.equal(status, 200);
  const told = api.events.filter(({ event }) => event.name === 'message.deleted');
  assert.equal(told.length, 1);
  assert.equal(told[0]?.event.sequence, sent.sequence + 1);
  assert.deepEqual(told[0]?.event.data, {
    conversationId: id,
    messageId: sent._id,
    message: { ...sent, text: '', isDeleted: true },
  });
});

test('an earlier message leaves the preview of the list alone', async (t) => {
  const api = await createTestApi(t);
  const { fan, url } = await createPair(api);
  const first: Message = (await api.as(fan).post(url, { text: 'first' })).body.data;
  await api.as(fan).post(url, { text: 'second' });
  await api.as(fan).delete(`/messages/${first._id}`);
  const [conversation] = (await api.as(fan).get('/conversations')).body.data.data;
  assert.equal(conversation.lastMessage, 'second');
  assert.equal(conversation.isLastMessageDeleted, false);
});

test('nobody deletes what the other side wrote', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, url } = await createPair(api);
  const sent: Message = (await api.as(fan).post(url, { text: 'Mine' })).body.data;
  const { status, body } = await api.as(performer).delete(`/messages/${sent._id}`);
  assert.equal(status, 403);
  assert.equal(body.code, 'request.forbidden');
});

test('deleting all removes what the caller wrote, however much, and nothing else', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id, url } = await createPair(api);
  for (let at = 0; at < 103; at += 1) await api.as(fan).post(url, { text: `${at}` });
  await api.as(performer).post(url, { text: 'Stays' });
  const { body } = await api.as(fan).delete(`/messages/${id}/remove-all-message`);
  assert.equal(body.data.removed, 103);
  const { data } = (await api.as(performer).get(`${url}?limit=100`)).body.data;
  const listed: Message[] = data;
  assert.deepEqual(
    listed.filter(({ isDeleted }) => !isDeleted).map(({ text }) => text),
    ['Stays'],
  );
  assert.equal((await api.as(fan).delete(`/messages/${id}/remove-all-message`)).body.data.removed, 0);
});

/** Begins something while another transaction goes on, which ends once that waits for it or is over. */
const meanwhile = async <T>(api: TestApi, begin: () => Promise<T>): Promise<{ done: Promise<T> }> => {
  let isOver = false;
  const done = begin().finally(() => (isOver = true));
  while (!isOver && (await countWaiting(api)) === 0);
  return { done };
};

test('what is sent again while it is deleted is told without its words', async (t) => {
  const api = await createTestApi(t);
  const { fan, url } = await createPair(api);
  const send = () => api.as(fan).post(url, { text: SECRET }, { 'idempotency-key': 'message-0001' });
  const sent: Message = (await send()).body.data;
  const before = api.events.length;
  const again = await api.context.work(async (unit) => {
    await removeMessage(unit, sent._id);
    return meanwhile(api, send);
  });
  assert.equal((await again.done).body.data.isDeleted, true);
  assert.ok(!JSON.stringify(api.events.slice(before)).includes(SECRET));
});

test('what an operator removes while it is changed is kept as it was changed', async (t) => {
  const api = await createTestApi(t);
  const { fan, url } = await createPair(api);
  const sent: Message = (await api.as(fan).post(url, { text: SECRET })).body.data;
  const removal = await api.context.work(async ({ db }) => {
    await rewriteText(db, sent._id, { text: 'Second thoughts', previewId: null });
    return meanwhile(api, () => api.context.work((unit) => removeMessage(unit, sent._id)));
  });
  assert.equal(await removal.done, 'Second thoughts');
});
