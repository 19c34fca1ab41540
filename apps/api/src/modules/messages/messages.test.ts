import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Message } from '@barg/contract';
import { sql } from 'kysely';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { contend } from '../../testing/money/contend.ts';
import type { TestAccount } from '../../testing/accounts.ts';

/** A fan and a performer in one conversation. */
const createPair = async (api: TestApi) => {
  const [fan, performer] = [await api.createUser(), await api.createPerformer()];
  const opened = await api.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id });
  const id: string = opened.body.data._id;
  const write = async (from: TestAccount, text: string): Promise<Message> =>
    (await api.as(from).post(`/messages/conversations/${id}`, { text, type: 'text' })).body.data;
  return { fan, performer, id, write };
};

const unreadOf = async (api: TestApi, account: TestAccount): Promise<number> =>
  (await api.as(account).get('/messages/counting-not-read-messages')).body.data.totalNotSeenMessages;

test('a message is stored as plain text, told to both sides, and shown in the list', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id, write } = await createPair(api);
  const message = await write(fan, ' سلام <b>مهسا</b>!<!-- x --> ');
  assert.equal(message.text, 'سلام مهسا!');
  assert.equal(message.sequence, 1);
  const told = api.events.find(({ event }) => event.name === 'message.created');
  assert.deepEqual(told?.event.data, { message });
  assert.equal(told?.event.scope, `conversation:${id}`);
  assert.deepEqual(told?.target, {
    kind: 'any-of',
    targets: [
      { kind: 'scope', scope: `conversation:${id}` },
      ...[fan.id, performer.id].sort().map((userId) => ({ kind: 'user', userId })),
    ],
  });
  const { data } = (await api.as(performer).get('/conversations')).body.data;
  assert.equal(data[0].lastMessage, 'سلام مهسا!');
  assert.equal(data[0].lastSequence, 1);
});

test('an empty, oversized or marked-up-only text is refused', async (t) => {
  const api = await createTestApi(t);
  const { fan, id } = await createPair(api);
  for (const text of ['', '  ', '<b></b>', 'x'.repeat(5001)]) {
    const { status, body } = await api.as(fan).post(`/messages/conversations/${id}`, { text });
    assert.equal(status, 422);
    assert.equal(body.details[0].path, 'text');
  }
});

test('who is not a member neither reads, writes, marks as read nor deletes', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id, write } = await createPair(api);
  const { _id: messageId } = await write(fan, 'Between us');
  const stranger = api.as(await api.createUser());
  const answers = [
    await stranger.get(`/messages/conversations/${id}`),
    await stranger.post(`/messages/conversations/${id}`, { text: 'Me too' }),
    await stranger.post(`/messages/read-all/conversation/${id}`),
    await stranger.delete(`/messages/${messageId}`),
    await stranger.delete(`/messages/${id}/remove-all-message`),
    await api.guest.get(`/messages/conversations/public/${id}`),
    await stranger.post(`/messages/stream/conversations/${id}`, { text: 'Round the corner' }),
  ];
  for (const { status } of answers) assert.equal(status, 404);
  assert.equal((await api.as(performer).get(`/messages/conversations/${id}`)).body.data.data[0].text, 'Between us');
});

test('messages sent at the same time get one sequence each, and every one counts as unread', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id, write } = await createPair(api);
  const sent = await Promise.all(
    Array.from({ length: 24 }, (_, at) => write(at % 2 ? fan : performer, `message ${at}`)),
  );
  assert.deepEqual(
    sent.map(({ sequence }) => sequence).sort((a, b) => a - b),
    sent.map((_, at) => at + 1),
  );
  assert.equal(await unreadOf(api, fan), 12);
  assert.equal(await unreadOf(api, performer), 12);
  const { data } = (await api.as(fan).get(`/messages/conversations/${id}`)).body.data;
  const listed: Message[] = data;
  assert.deepEqual(
    listed.map(({ sequence }) => sequence),
    sent.map((_, at) => sent.length - at),
  );
  const times = listed.map(({ createdAt }) => createdAt);
  assert.deepEqual(times, [...times].sort().reverse());
});

test('reading clears the count of that conversation only, and tells the reader alone', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id, write } = await createPair(api);
  const other = await api.createUser();
  const second = (await api.as(other).post('/conversations', { source: 'performer', sourceId: performer.id })).body;
  await api.as(other).post(`/messages/conversations/${second.data._id}`, { text: 'Hi' });
  await write(fan, 'one');
  await write(fan, 'two');
  assert.equal(await unreadOf(api, performer), 3);
  assert.equal((await api.as(performer).get('/users/me')).body.data.totalNotSeenMessages, 3);

  const read = await api.as(performer).post(`/messages/read-all/conversation/${id}`);
  assert.equal(read.body.data.totalNotSeenMessages, 1);
  await api.as(performer).post(`/messages/read-all/conversation/${id}`);
  const told = api.events.filter(({ event }) => event.name === 'conversation.read');
  assert.equal(told.length, 1);
  assert.deepEqual(told[0]?.target, { kind: 'user', userId: performer.id });
  assert.deepEqual(told[0]?.event.data, { conversationId: id, userId: performer.id, totalNotSeenMessages: 1 });
});

test('pages go back in time by offset or by cursor, and a new message does not shift the cursor', async (t) => {
  const api = await createTestApi(t);
  const { fan, id, write } = await createPair(api);
  for (let at = 1; at <= 30; at += 1) await write(fan, `${at}`);
  const page = async (query = '') => (await api.as(fan).get(`/messages/conversations/${id}${query}`)).body.data;
  const texts = ({ data }: { data: Message[] }) => data.map(({ text }) => Number(text));
  const first = await page();
  assert.equal(first.total, 30);
  assert.equal(first.data.length, 25);
  assert.equal(texts(first)[0], 30);
  assert.deepEqual(texts(await page('?offset=25')), [5, 4, 3, 2, 1]);
  await write(fan, '31');
  assert.deepEqual(texts(await page(`?cursor=${first.nextCursor}`)), [5, 4, 3, 2, 1]);
  assert.equal((await api.as(fan).get(`/messages/conversations/${id}?offset=10001`)).status, 422);
  assert.equal((await api.as(fan).get(`/messages/conversations/${id}?cursor=nonsense`)).status, 400);
});

test('a message that is asked for again is told again, by the same event, as long as it is new', async (t) => {
  const api = await createTestApi(t);
  const { fan, id } = await createPair(api);
  const ask = () =>
    api.as(fan).post(`/messages/conversations/${id}`, { text: 'Once' }, { 'idempotency-key': 'again-01' });
  const told = () =>
    api.events.filter(({ event, target }) => {
      const isHers = target.kind === 'user' && target.userId === fan.id;
      return event.name === 'message.created' && isHers;
    });
  await ask();
  await ask();
  // Only the time is that of the log, as in the catch-up.
  const [first, again] = told().map(({ target, event: { at: _, ...event } }) => ({ target, event }));
  assert.deepEqual(again, first);
  await api.db
    .updateTable('scope_events')
    .set({ created_at: new Date(Date.now() - 180_000) })
    .execute();
  await ask();
  assert.equal(told().length, 2);
});

test('the same key sends a message once; with another text it is refused', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id } = await createPair(api);
  const url = `/messages/conversations/${id}`;
  const key = { 'idempotency-key': 'message-0001' };
  const answers = await Promise.all([1, 2, 3].map(() => api.as(fan).post(url, { text: 'Once' }, key)));
  assert.equal(new Set(answers.map(({ body }) => body.data._id)).size, 1);
  assert.equal(await unreadOf(api, performer), 1);
  const other = await api.as(fan).post(url, { text: 'Twice' }, key);
  assert.equal(other.status, 409);
  assert.equal(other.body.code, 'idempotency.key_reused');
});

test('the key of its sender stands in the answer, in her list and in what her devices are told; nobody else has it', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id } = await createPair(api);
  const url = `/messages/conversations/${id}`;
  const clientKey = 'message-0001';
  const sent = (await api.as(fan).post(url, { text: 'Mine' }, { 'idempotency-key': clientKey })).body.data;
  assert.equal(sent.clientKey, clientKey);
  const listed = async (account: TestAccount): Promise<Message> => (await api.as(account).get(url)).body.data.data[0];
  assert.deepEqual(await listed(fan), sent);
  const { clientKey: _mine, ...others } = sent;
  assert.deepEqual(await listed(performer), others);
  const told = api.events.filter(({ event }) => event.name === 'message.created');
  const toldTo = ({ id: userId }: TestAccount) =>
    told.find(({ target }) => target.kind === 'user' && target.userId === userId)?.event.data;
  assert.deepEqual(toldTo(fan), { message: sent });
  assert.deepEqual(toldTo(performer), { message: others });
  assert.equal(told.length, 2);
  await api.as(fan).delete(`/messages/${sent._id}`);
  const kept = await api.db.selectFrom('scope_events').select('data').execute();
  assert.ok(!JSON.stringify(kept).includes(clientKey));
});

test('a key whose answer is forgotten sends nothing a second time either', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id } = await createPair(api);
  const send = (key: string) =>
    api.as(fan).post(`/messages/conversations/${id}`, { text: 'Late' }, { 'idempotency-key': key });
  const first = await send('message-0001');
  await api.db.deleteFrom('idempotency_keys').execute();
  const again = await send('message-0001');
  assert.deepEqual(again.body.data, first.body.data);
  assert.equal(await unreadOf(api, performer), 1);
});

test('a thread opens at any of its messages in one request, and goes on from there both ways', async (t) => {
  const api = await createTestApi(t);
  const { fan, id, write } = await createPair(api);
  for (let at = 1; at <= 20; at += 1) await write(fan, `${at}`);
  const page = async (query: string) =>
    (await api.as(fan).get(`/messages/conversations/${id}?limit=6&${query}`)).body.data;
  const texts = ({ data }: { data: Message[] }) => data.map(({ text }) => Number(text));
  const opened = await page('around=10');
  assert.deepEqual(texts(opened), [13, 12, 11, 10, 9, 8]);
  const olderPage = await page(`cursor=${opened.nextCursor}`);
  assert.deepEqual(texts(olderPage), [7, 6, 5, 4, 3, 2]);
  assert.deepEqual(texts(await page(`cursor=${olderPage.previousCursor}`)), [13, 12, 11, 10, 9, 8]);
  const newerPage = await page(`cursor=${opened.previousCursor}`);
  assert.deepEqual(texts(newerPage), [19, 18, 17, 16, 15, 14]);
  const newest = await page(`cursor=${newerPage.previousCursor}`);
  assert.deepEqual(texts(newest), [20]);
  assert.equal(newest.previousCursor, undefined);
  assert.equal((await page('offset=0')).previousCursor, undefined);
  assert.equal((await page('around=1')).nextCursor, undefined);
  assert.deepEqual(texts(await page('around=999')), [20, 19, 18]);
});

for (const [who, code] of [
  ['performer', 'request.not_found'],
  ['fan', 'block.blocked_by_you'],
] as const) {
  test(`a message that meets a block by the ${who} is not written after it`, async (t) => {
    const api = await createTestApi(t);
    const { fan, performer, id } = await createPair(api);
    const [blocker, blocked] = who === 'fan' ? [fan, performer] : [performer, fan];
    const write = () => api.as(fan).post(`/messages/conversations/${id}`, { text: 'salaam' });
    const parting = sql`with block as (
      insert into user_blocks (blocker_id, blocked_id) values (${blocker.id}, ${blocked.id}) returning 1
    ) select from conversations, block where id = ${id} for update of conversations`;
    assert.deepEqual(await contend(api, parting, [write]), [code]);
    const { rows } = await sql<{ unread_count: number; messages: number }>`select unread_count,
      (select count(*)::int from messages where conversation_id = ${id}) as messages
      from conversation_members where conversation_id = ${id} and user_id = ${performer.id}`.execute(api.db);
    assert.deepEqual(rows, [{ unread_count: 0, messages: 0 }]);
  });
}
