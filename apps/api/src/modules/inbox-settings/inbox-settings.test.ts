import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { someoneWaits } from '../../testing/someone-waits.ts';
import { openTalk } from '../messages/testing.ts';

const URL = '/performer/inbox-settings';

const prepare = async (t: TestContext, settings: object | null = { keepsRequests: true }) => {
  const api = await createTestApi(t);
  const talk = await openTalk(api);
  const { fan, performer, id, url } = talk;
  if (settings) assert.equal((await api.as(performer).put(URL, settings)).status, 200);
  const write = (text: string, from: TestAccount = fan) => api.as(from).post(url, { text });
  const listed = async (query = '') =>
    (await api.as(performer).get(`/conversations${query}`)).body.data.data.map(({ _id }: { _id: string }) => _id);
  const badge = async () =>
    (await api.as(performer).get('/messages/counting-not-read-messages')).body.data.totalNotSeenMessages;
  const conversation = async (as: TestAccount = performer) => (await api.as(as).get(`/conversations/${id}`)).body.data;
  return { ...talk, api, write, listed, badge, conversation };
};

test("a stranger's conversation waits among the requests and in no badge, until she answers", async (t) => {
  const { api, performer, id, write, listed, badge, conversation } = await prepare(t);
  const before = api.events.length;
  assert.equal((await write('see https://spam.example')).status, 200);
  assert.deepEqual([await listed(), await listed('?unread=true'), await listed('?list=requests')], [[], [], [id]]);
  assert.equal(await badge(), 0);
  const { isRequest, linksHeld } = await conversation();
  assert.deepEqual([isRequest, linksHeld], [true, true]);
  const told = api.events.slice(before).filter(({ target }) => JSON.stringify(target).includes(performer.id));
  assert.ok(told.every(({ event }) => event.name !== 'message.created' || 'isMuted' in event.data));
  assert.equal((await write('Hello', performer)).status, 200);
  assert.deepEqual([await listed(), await listed('?list=requests')], [[id], []]);
  assert.equal((await conversation()).linksHeld, false);
  await write('Thank you');
  assert.equal(await badge(), 2);
});

test('three messages are the most before an answer, also when they come at once', async (t) => {
  const { performer, write, conversation, fan } = await prepare(t);
  assert.equal((await write('1')).status, 200);
  const answers = await Promise.all(['2', '3', '4'].map((text) => write(text)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  assert.equal(refused?.body.code, 'messages.awaiting_answer');
  assert.deepEqual([(await conversation(fan)).isRequest, (await conversation(fan)).linksHeld], [false, false]);
  await write('Yes?', performer);
  assert.equal((await write('5')).status, 200);
});

test('accepting takes it on, declining puts it away, and neither is told to the fan', async (t) => {
  const { api, performer, id, write, listed, badge } = await prepare(t);
  await write('Hello');
  const side = (changes: object) => api.as(performer).put(`/conversations/${id}/update`, changes);
  await side({ archived: true, muted: true });
  assert.deepEqual([await listed(), await listed('?list=requests'), await badge()], [[], [], 0]);
  await side({ archived: false, muted: false });
  assert.deepEqual(await listed('?list=requests'), [id]);
  const accepted = await side({ accepted: true });
  assert.deepEqual([accepted.body.data.isRequest, accepted.body.data.linksHeld], [false, false]);
  assert.deepEqual([await listed(), await badge()], [[id], 1]);
});

test('what she has accepted while his message waited is no request again', async (t) => {
  const { api, fan, performer, id, write, conversation } = await prepare(t);
  await api.as(fan).post(`/follows/${performer.id}`, {});
  await write('1');
  await api.as(fan).delete(`/follows/${performer.id}`);
  const accept = { answered_at: new Date(), is_stranger: false, is_request: false };
  let written: ReturnType<typeof write> | undefined;
  await api.context.work(async ({ db }) => {
    await db.updateTable('conversations').set({ last_sender_id: performer.id }).where('id', '=', id).execute();
    await db
      .updateTable('conversation_members')
      .set(accept)
      .where('conversation_id', '=', id)
      .where('user_id', '=', performer.id)
      .execute();
    written = write('2');
    await someoneWaits(api);
  });
  assert.equal((await written)?.status, 200);
  const { isRequest, linksHeld } = await conversation();
  assert.deepEqual([isRequest, linksHeld], [false, false]);
});

test('who follows, subscribes or has paid is no stranger; without the setting only links are held', async (t) => {
  const { api, fan, performer, write, conversation } = await prepare(t);
  await write('1');
  assert.equal((await conversation()).isRequest, true);
  await api.as(fan).post(`/follows/${performer.id}`, {});
  await write('2');
  assert.deepEqual([(await conversation()).isRequest, (await conversation()).linksHeld], [false, false]);
  for (const text of ['3', '4', '5']) assert.equal((await write(text)).status, 200);
  const open = await openTalk(api);
  for (const text of ['1', '2', '3', '4']) assert.equal((await open.post(open.fan, { text })).status, 200);
  const { isRequest, linksHeld } = (await api.as(open.performer).get(`/conversations/${open.id}`)).body.data;
  assert.deepEqual([isRequest, linksHeld], [false, true]);
});

/** Has a fan have written to so many people for the first time, most of a day ago. */
const haveMet = async (api: TestApi, fan: TestAccount, count: number): Promise<void> => {
  for (let index = 0; index < count; index += 1) {
    const other = await openTalk(api);
    await api.db
      .updateTable('conversation_members')
      .set({ user_id: fan.id })
      .where('conversation_id', '=', other.id)
      .where('user_id', '=', other.fan.id)
      .execute();
    await api.db
      .updateTable('conversation_members')
      .set({ requested_at: new Date(Date.now() - 22.5 * 3_600_000) })
      .where('conversation_id', '=', other.id)
      .where('user_id', '=', other.performer.id)
      .execute();
  }
};

test('a day takes thirty new people, and the refusal tells how long to wait', async (t) => {
  const { api, fan, write } = await prepare(t, null);
  await haveMet(api, fan, 30);
  const { status, body } = await write('Hello');
  assert.deepEqual([status, body.code], [429, 'conversation.too_many_new']);
  assert.match(body.message, /۳۰.*۲/);
});

test('the last new one of a day is one, however many are written to at once', async (t) => {
  const { api, fan, url } = await prepare(t, null);
  await haveMet(api, fan, 29);
  const urls = [url];
  for (const performer of [await api.createPerformer(), await api.createPerformer(), await api.createPerformer()]) {
    const { body } = await api.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id });
    urls.push(`/messages/conversations/${body.data._id}`);
  }
  const answers = await Promise.all(urls.map((each) => api.as(fan).post(each, { text: 'Hello' })));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 429, 429, 429]);
});

test("a fan's message with a filtered word is refused without naming it, hers is not", async (t) => {
  const { api, fan, performer, write } = await prepare(t, { filteredWords: ['WhatsApp', 'me money', 'WhatsApp'] });
  assert.deepEqual((await api.as(performer).get(URL)).body.data, {
    ...{ keepsRequests: false, filteredWords: ['WhatsApp', 'me money'], messagePrice: 0 },
  });
  const refused = await write('Write me on whatsapp!');
  assert.deepEqual([refused.status, refused.body.code], [422, 'messages.filtered_words']);
  assert.ok(!refused.text.toLowerCase().includes('whatsapp'));
  assert.equal((await write('Send me, money')).status, 422);
  const sent = await write('I have some money');
  assert.equal(sent.status, 200);
  const edited = await api.as(fan).put(`/messages/${sent.body.data._id}`, { text: 'me money' });
  assert.equal(edited.body.code, 'messages.filtered_words', edited.text);
  assert.equal((await write('WhatsApp', performer)).status, 200);
});

test('her badge is read again when what is unread of somebody becomes or ceases to be a request', async (t) => {
  const { api, fan, performer, write, badge } = await prepare(t);
  /** Whether she is told to read her account again by what is done. */
  const isTold = async (act: () => Promise<{ status: number }>): Promise<boolean> => {
    const before = api.events.length;
    assert.equal((await act()).status, 200);
    const told = api.events.slice(before).filter(({ event }) => event.name === 'account.changed');
    assert.ok(told.every(({ target }) => Object(target).userId === performer.id));
    return told.length > 0;
  };
  for (const text of ['1', '2']) assert.equal(await isTold(() => write(text)), false);
  assert.equal(await badge(), 0);
  await api.subscribe(fan, performer);
  assert.equal(await isTold(() => write('3')), true);
  assert.equal(await badge(), 3);
  assert.equal(await isTold(() => write('4')), false);
  await api.db.deleteFrom('subscriptions').execute();
  await api.db.deleteFrom('messages').where('text', 'in', ['1', '2', '3']).execute();
  assert.equal(await isTold(() => write('5')), true);
  assert.equal(await badge(), 0);
  // An answer from elsewhere than the conversation, which would have read it.
  assert.equal(await isTold(() => write('Hello', performer)), true);
  assert.equal(await badge(), 5);
});
