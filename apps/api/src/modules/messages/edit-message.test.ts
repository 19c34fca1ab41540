import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Message } from '@barg/contract';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { openSocket } from '../../testing/sockets.ts';
import { openTalk, uploadFor } from './testing.ts';

const OLD = 'xyzzy-first-words';

const edit = (api: TestApi, account: TestAccount, messageId: string, text: string) =>
  api.as(account).put(`/messages/${messageId}`, { text });

const age = (api: TestApi, messageId: string, minutes: number) =>
  api.db
    .updateTable('messages')
    .set({ created_at: new Date(Date.now() - minutes * 60_000) })
    .where('id', '=', messageId)
    .execute();

test('changed words stand everywhere, and the earlier ones nowhere', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id, url, post } = await openTalk(api);
  const sent: Message = (await post(fan, { text: OLD })).body.data;
  await edit(api, fan, sent._id, `${OLD} again`);
  const before = api.events.length;
  const { status, body } = await edit(api, fan, sent._id, ' <b>Second</b> thoughts ');
  assert.equal(status, 200);
  const edited: Message = body.data;
  assert.ok(edited.editedAt);
  assert.deepEqual(edited, { ...sent, text: 'Second thoughts', editedAt: edited.editedAt });
  const [told] = api.events.slice(before);
  assert.equal(told?.event.name, 'message.updated');
  assert.equal(told?.event.sequence, sent.sequence + 2);
  assert.deepEqual(told?.event.data, { conversationId: id, messageId: sent._id, message: edited });
  assert.ok(JSON.stringify(told?.target).includes(performer.id));

  const [conversation] = (await api.as(performer).get('/conversations')).body.data.data;
  assert.equal(conversation.lastMessage, 'Second thoughts');
  const found = async (q: string) => (await api.as(performer).get(`/conversations/search?q=${q}`)).body.data.total;
  assert.deepEqual([await found('thoughts'), await found('xyzzy')], [1, 0]);
  const socket = await openSocket(t, await api.listen(), performer);
  const places = {
    listed: (await api.as(performer).get(url)).body,
    caughtUp: await socket.emit('catch-up', { scope: `conversation:${id}`, after: 0 }),
    events: (await api.db.selectFrom('scope_events').selectAll().execute()).map(({ data }) => data),
  };
  for (const [place, answer] of Object.entries(places)) {
    assert.ok(!JSON.stringify(answer).includes('xyzzy'), `the words are still in ${place}`);
  }
});

test('what was changed and then deleted is gone from each of its events', async (t) => {
  const api = await createTestApi(t);
  const { fan, post } = await openTalk(api);
  const sent: Message = (await post(fan, { text: 'Before' })).body.data;
  await edit(api, fan, sent._id, OLD);
  await api.as(fan).delete(`/messages/${sent._id}`);
  const events = await api.db.selectFrom('scope_events').selectAll().execute();
  assert.ok(!JSON.stringify(events.map(({ data }) => data)).includes(OLD));
  assert.equal((await edit(api, fan, sent._id, 'Back')).status, 404);
});

test('fifteen minutes after it was sent nothing is changed, by the clock of the database', async (t) => {
  const api = await createTestApi(t);
  const { fan, url, post } = await openTalk(api);
  const sent: Message = (await post(fan, { text: 'First' })).body.data;
  await age(api, sent._id, 14.9);
  assert.equal((await edit(api, fan, sent._id, 'Second')).status, 200);
  await age(api, sent._id, 15.1);
  const { status, body } = await edit(api, fan, sent._id, 'Third');
  assert.deepEqual([status, body.code], [409, 'messages.edit_late']);
  assert.equal((await api.as(fan).get(url)).body.data.data[0].text, 'Second');
});

test('only its sender changes it, unless they are parted, and never to nothing', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, post } = await openTalk(api);
  const sent: Message = (await post(fan, { text: 'Mine' })).body.data;
  const others = await edit(api, performer, sent._id, 'Hers');
  assert.deepEqual([others.status, others.body.code], [403, 'request.forbidden']);
  assert.equal((await edit(api, await api.createUser(), sent._id, 'Theirs')).status, 404);
  const empty = await edit(api, fan, sent._id, ' <i></i> ');
  assert.deepEqual([empty.status, empty.body.code], [422, 'messages.empty']);
  assert.equal((await edit(api, fan, sent._id, 'x'.repeat(5001))).status, 422);
  const fileId: string = (await uploadFor(api, fan)).body.data._id;
  const photo: Message = (await post(fan, { text: 'caption', fileIds: [fileId] })).body.data;
  assert.equal((await edit(api, fan, photo._id, '')).body.data.text, '');
  await api.as(performer).post('/block/users', { userId: fan.id });
  assert.equal((await edit(api, fan, sent._id, 'Still mine')).status, 404);
});

test('a paid message is changed until it is bought, and is told locked to who has not paid', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, url } = await openTalk(api);
  await api.fund(fan, 10);
  const sold: Message = (await api.as(performer).post(url, { text: 'A secret', price: 5 })).body.data;
  const before = api.events.length;
  assert.equal((await edit(api, performer, sold._id, OLD)).status, 200);
  const told = api.events.slice(before).filter(({ event }) => event.name === 'message.updated');
  const toFan = told.filter(({ target }) => JSON.stringify(target).includes(fan.id));
  assert.equal(toFan.length, 1);
  assert.ok(!JSON.stringify(toFan).includes(OLD));
  const [conversation] = (await api.as(fan).get('/conversations')).body.data.data;
  assert.equal(conversation.lastMessage, '');
  await api.as(fan).pay(`/wallet/charges/message/${sold._id}`, { expectedPrice: 5 });
  const { status, body } = await edit(api, performer, sold._id, 'Something else');
  assert.deepEqual([status, body.code], [409, 'messages.bought']);
});
