import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Message } from '@barg/contract';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { openSocket } from '../../testing/sockets.ts';
import { openTalk } from './testing.ts';

const read = (api: TestApi, account: TestAccount, id: string) =>
  api.as(account).post(`/messages/read-all/conversation/${id}`);

const seenBy = async (api: TestApi, reader: TestAccount, id: string): Promise<number | null> => {
  const one = (await api.as(reader).get(`/conversations/${id}`)).body.data.seenSequence;
  const [listed] = (await api.as(reader).get('/conversations')).body.data.data;
  if (listed) assert.equal(listed.seenSequence, one);
  return one;
};

const toldSeen = (api: TestApi) => api.events.filter(({ event }) => event.name === 'conversation.seen');

const hide = (api: TestApi, account: TestAccount, hidesReceipts = true) =>
  api.as(account).put('/users', { hidesReceipts });

test('a sender sees how far the other side has read, and is told when it goes on', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id, post } = await openTalk(api);
  await post(fan, { text: 'one' });
  const second: Message = (await post(fan, { text: 'two' })).body.data;
  assert.equal(await seenBy(api, fan, id), 0);
  await read(api, performer, id);
  assert.equal(await seenBy(api, fan, id), second.sequence);
  await read(api, performer, id);
  const [told, ...more] = toldSeen(api);
  assert.deepEqual(more, []);
  assert.deepEqual(told?.target, { kind: 'user', userId: fan.id });
  assert.deepEqual(told?.event.data, { conversationId: id, userId: performer.id, sequence: second.sequence });
  await post(fan, { text: 'three' });
  assert.equal(await seenBy(api, fan, id), second.sequence);
});

test('reading while the other side writes never claims more than was there, and never falls back', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id, post } = await openTalk(api);
  let last = 0;
  for (let round = 0; round < 6; round += 1) {
    await Promise.all([post(fan, { text: `${round}` }), read(api, performer, id), post(fan, { text: `${round}+` })]);
    const side = await api.db
      .selectFrom('conversation_members')
      .select(['unread_count', 'last_read_sequence'])
      .where('user_id', '=', performer.id)
      .executeTakeFirstOrThrow();
    const { total } = await api.db
      .selectFrom('messages')
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .where('sequence', '>', side.last_read_sequence)
      .executeTakeFirstOrThrow();
    assert.equal(BigInt(side.unread_count), total);
    assert.ok(Number(side.last_read_sequence) >= last);
    last = Number(side.last_read_sequence);
  }
});

test('who hides receipts gives none and gets none, whichever side it is', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id, post } = await openTalk(api);
  for (const hiding of [fan, performer]) {
    assert.equal((await hide(api, hiding)).body.data.hidesReceipts, true);
    await post(fan, { text: 'Read this' });
    await read(api, performer, id);
    await post(performer, { text: 'And this' });
    await read(api, fan, id);
    for (const reader of [fan, performer]) assert.equal(await seenBy(api, reader, id), null);
    await hide(api, hiding, false);
  }
  assert.deepEqual(toldSeen(api), []);
  assert.notEqual(await seenBy(api, fan, id), null);
});

test('who is blocked is told nothing of what was read', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id, post } = await openTalk(api);
  await post(performer, { text: 'Are you there?' });
  await api.as(fan).post('/block/users', { userId: performer.id });
  await read(api, fan, id);
  assert.deepEqual(toldSeen(api), []);
  assert.equal(await seenBy(api, fan, id), null);
});

test('typing of who hides it is told to nobody, and nobody\u2019s is told to them', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id } = await openTalk(api);
  const url = await api.listen();
  const sockets = { fan: await openSocket(t, url, fan), performer: await openSocket(t, url, performer) };
  for (const socket of Object.values(sockets)) await socket.emit('conversation.join', { conversationId: id });
  await hide(api, fan);
  for (const socket of Object.values(sockets)) await socket.emit('typing.start', { conversationId: id });
  await hide(api, fan, false);
  // The first that is told is the first that was not hidden.
  await sockets.fan.emit('typing.start', { conversationId: id });
  const toPerformer = await sockets.performer.event('typing.changed');
  assert.deepEqual(toPerformer.data, { conversationId: id, userId: fan.id, isTyping: true });
  await sockets.performer.emit('typing.start', { conversationId: id });
  const toFan = await sockets.fan.event('typing.changed');
  assert.deepEqual(toFan.data, { conversationId: id, userId: performer.id, isTyping: true });
});
