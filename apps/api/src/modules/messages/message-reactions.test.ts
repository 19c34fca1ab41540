import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Message, MessageReaction } from '@barg/contract';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { openTalk } from './testing.ts';

const give = (api: TestApi, account: TestAccount, messageId: string, emoji: string) =>
  api.as(account).put(`/messages/${messageId}/reaction`, { emoji });
const takeBack = (api: TestApi, account: TestAccount, messageId: string) =>
  api.as(account).delete(`/messages/${messageId}/reaction`);

test('each side gives one emoji, another one replaces it, and both are told the whole each time', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, id, url, post } = await openTalk(api);
  const { _id: messageId, sequence }: Message = (await post(fan, { text: 'Ready' })).body.data;
  const given = async (account: TestAccount, emoji: string): Promise<MessageReaction[]> =>
    (await give(api, account, messageId, emoji)).body.data.reactions;
  assert.deepEqual(await given(fan, '👍'), [{ emoji: '👍', userIds: [fan.id] }]);
  assert.deepEqual(await given(performer, '👍'), [{ emoji: '👍', userIds: [fan.id, performer.id] }]);
  const both = [
    { emoji: '👍', userIds: [performer.id] },
    { emoji: '❤️', userIds: [fan.id] },
  ];
  // As some keyboards send it.
  assert.deepEqual(await given(fan, '\u2764'), both);
  const told = api.events.filter(({ event }) => event.name === 'message.reacted');
  assert.deepEqual(
    told.map(({ event }) => event.sequence),
    [1, 2, 3].map((step) => sequence + step),
  );
  assert.deepEqual(told.at(-1)?.event.data, { conversationId: id, messageId, reactions: both });
  const reached = JSON.stringify(told.at(-1)?.target);
  for (const member of [fan, performer]) assert.ok(reached.includes(member.id));
  const [listed]: Message[] = (await api.as(performer).get(url)).body.data.data;
  assert.deepEqual(listed?.reactions, both);
  const left = await takeBack(api, performer, messageId);
  assert.deepEqual(left.body.data.reactions, [both[1]]);
  assert.deepEqual((await takeBack(api, performer, messageId)).body.data.reactions, [both[1]]);
});

test('both at once, many times, leave one of each', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, url, post } = await openTalk(api);
  const { _id: messageId }: Message = (await post(fan, { text: 'Ready' })).body.data;
  const answers = await Promise.all(
    ['👍', '😂', '🔥', '👍', '😢', '😮'].map((emoji, at) => give(api, at % 2 ? fan : performer, messageId, emoji)),
  );
  for (const { status } of answers) assert.equal(status, 200);
  const [listed]: Message[] = (await api.as(fan).get(url)).body.data.data;
  assert.deepEqual(listed?.reactions?.flatMap(({ userIds }) => userIds).sort(), [fan.id, performer.id].sort());
});

test('exactly one emoji is taken, and nothing else', async (t) => {
  const api = await createTestApi(t);
  const { fan, post } = await openTalk(api);
  const { _id: messageId }: Message = (await post(fan, { text: 'Ready' })).body.data;
  for (const emoji of ['👩🏽‍🎨', '🇮🇷', '1️⃣', '👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁳󠁣󠁴󠁿']) {
    const { status, body } = await give(api, fan, messageId, emoji);
    assert.deepEqual([status, body.data?.reactions[0].emoji], [200, emoji]);
  }
  for (const emoji of ['', ' ', 'a', '1', '👍👍', '👍 ', 'خ', '\u200d', '🏽🏽', '👍'.repeat(40), '<b>']) {
    assert.equal((await give(api, fan, messageId, emoji)).status, 422, emoji);
  }
});

test('others, blocked ones and deleted messages get nothing', async (t) => {
  const api = await createTestApi(t);
  const { fan, performer, url, post } = await openTalk(api);
  const { _id: messageId }: Message = (await post(fan, { text: 'Ready' })).body.data;
  for (const stranger of [await api.createUser(), await api.createPerformer()]) {
    assert.equal((await give(api, stranger, messageId, '👍')).status, 404);
    assert.equal((await takeBack(api, stranger, messageId)).status, 404);
  }
  await give(api, performer, messageId, '🔥');
  await api.as(fan).post('/block/users', { userId: performer.id });
  assert.equal((await give(api, performer, messageId, '👍')).status, 404);
  const { status, body } = await give(api, fan, messageId, '👍');
  assert.deepEqual([status, body.code], [403, 'block.blocked_by_you']);
  await api.as(fan).delete(`/block/users/${performer.id}`);

  await api.as(fan).delete(`/messages/${messageId}`);
  assert.equal((await give(api, performer, messageId, '👍')).status, 404);
  assert.deepEqual(((await api.as(fan).get(url)).body.data.data[0] as Message).reactions, undefined);
  assert.deepEqual(await api.db.selectFrom('message_reactions').selectAll().execute(), []);
});

test('lines in the chat of a stream take none', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { conversationId } = (await api.as(performer).post('/streaming/live', { title: 'Ink' })).body.data;
  const said = await api.as(performer).post(`/messages/stream/conversations/${conversationId}`, { text: 'Hi' });
  assert.equal((await give(api, performer, said.body.data._id, '👍')).status, 404);
  assert.equal((await api.as(performer).put(`/messages/${said.body.data._id}`, { text: 'Ho' })).status, 404);
});
