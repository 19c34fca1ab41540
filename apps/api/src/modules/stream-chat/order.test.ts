import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import type { TestAccount } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/api.ts';
import { countWaiting } from '../../testing/money/contend.ts';
import { markDeleted } from '../messages/messages.repository.ts';
import { OFFER, offerTo } from '../streaming/testing.ts';
import { goLive } from './testing.ts';

const prepare = async (t: TestContext) => {
  const api = await createTestApi(t);
  const [fan, moderator] = [await api.createUser(), await api.createUser()];
  const live = await goLive(api);
  const { performer, streamId } = live;
  const name = (who: object) => api.as(performer).post('/performer/stream-chat/moderators', who);
  const restrict = (from: TestAccount, who: TestAccount, rest: object = {}) =>
    api
      .as(from)
      .put(`/streaming/${streamId}/restrictions/${who.id}`, { kind: 'mute', seconds: 60, reason: '', ...rest });
  const lift = (from: TestAccount, who: TestAccount) =>
    api.as(from).delete(`/streaming/${streamId}/restrictions/${who.id}`);
  const log = async () => {
    const { data } = (await api.as(performer).get('/performer/stream-chat/log')).body.data;
    return data.map(({ act, actor, subject, reason }: Record<string, { _id: string }>) => [
      ...[act, actor?._id, subject?._id ?? null, reason],
    ]);
  };
  const told = (name_: string) => api.events.filter(({ event }) => event.name === name_);
  return { api, fan, moderator, ...live, name, restrict, lift, log, told };
};

test('a moderator is exempt and may keep order from when she is named until she is dismissed', async (t) => {
  const { api, fan, moderator, performer, name, restrict, setRules, write, chatOf, told } = await prepare(t);
  await setRules({ slowSeconds: 60, audience: 'subscribers' });
  assert.equal((await write(moderator, '1')).status, 403);
  assert.equal((await restrict(moderator, fan)).status, 403);
  assert.equal((await name({ username: moderator.username })).status, 200);
  assert.equal((await name({ userId: moderator.id })).status, 200);
  assert.equal((await chatOf(moderator)).you.role, 'moderator');
  for (const text of ['2', '3']) assert.equal((await write(moderator, text)).status, 200);
  assert.equal((await restrict(moderator, fan)).status, 200);
  const { data, total } = (await api.as(performer).get('/performer/stream-chat/moderators')).body.data;
  assert.deepEqual([data[0]._id, total], [moderator.id, 1]);
  assert.equal((await api.as(performer).delete(`/performer/stream-chat/moderators/${moderator.id}`)).status, 200);
  assert.equal((await write(moderator, '4')).body.code, 'stream.subscribers_only');
  assert.equal((await restrict(moderator, fan)).status, 403);
  assert.deepEqual(
    told('stream.role.changed').map(({ event }) => event.data),
    [true, false].map((isModerator) => ({ performerId: performer.id, isModerator })),
  );
  for (const who of [{ username: 'nobody-here' }, { userId: performer.id }])
    assert.equal((await name(who)).status, 404);
});

test('who is muted is told why and until when, may not write, and may again when it is undone or over', async (t) => {
  const { api, fan, performer, restrict, lift, write, chatOf, told, streamId } = await prepare(t);
  const muted = await restrict(performer, fan, { reason: 'too loud' });
  assert.equal(muted.status, 200, muted.text);
  assert.equal((await write(fan, '1')).body.code, 'stream.muted');
  assert.deepEqual((await chatOf(fan)).you.restriction, muted.body.data);
  const [event] = told('stream.restriction.changed');
  assert.deepEqual(event?.event.data, { streamId, restriction: muted.body.data });
  assert.deepEqual(event?.target, { kind: 'user', userId: fan.id });
  assert.equal((await lift(performer, fan)).status, 200);
  assert.equal((await write(fan, '2')).status, 200);
  await restrict(performer, fan);
  await api.db.updateTable('stream_restrictions').set({ until: new Date() }).execute();
  assert.equal((await write(fan, '3')).status, 200);
  assert.equal((await api.as(performer).get(`/streaming/${streamId}/restrictions`)).body.data.total, 0);
});

test('who is banned loses the picture, and neither plays, reads, writes nor tips, until it is undone', async (t) => {
  const { api, fan, performer, restrict, lift, write, chatOf, streamId, conversationId } = await prepare(t);
  await api.fund(fan, 100);
  await offerTo(api, `whip/${streamId}`, performer, OFFER);
  api.live.report(streamId, true, 0);
  assert.equal((await offerTo(api, `whep/${streamId}`, fan, OFFER)).statusCode, 201);
  assert.equal((await restrict(performer, fan, { kind: 'ban', seconds: null, reason: 'spam' })).status, 200);
  assert.deepEqual(api.live.ended, [`play-${streamId}`]);
  const tried = [
    (await offerTo(api, `whep/${streamId}`, fan, OFFER)).json(),
    (await api.as(fan).get(`/streaming/join/${streamId}`)).body,
    (await api.as(fan).get(`/messages/conversations/public/${conversationId}`)).body,
    (await api.as(fan).get(`/conversations/stream/${streamId}`)).body,
    (await api.as(fan).get(`/conversations/stream/public/${streamId}`)).body,
    (await write(fan, '1')).body,
    (await api.as(fan).pay(`/wallet/charges/stream/${streamId}`, { amount: 15 })).body,
  ];
  assert.deepEqual(
    tried.map(({ code }) => code),
    Array(7).fill('stream.banned'),
  );
  assert.equal((await api.as(fan).get('/users/me')).body.data.balance, 100);
  const { restriction } = (await chatOf(fan)).you;
  assert.deepEqual([restriction.kind, restriction.reason, restriction.until], ['ban', 'spam', null]);
  await lift(performer, fan);
  assert.equal((await api.as(fan).get(`/streaming/join/${streamId}`)).status, 200);
  assert.equal((await write(fan, '2')).status, 200);
});

test('who is banned loses the picture also where the process did not come to it', async (t) => {
  const { api, fan, performer, restrict, streamId } = await prepare(t);
  await api.context.viewings.begin(streamId, { resourceId: 'his', accountId: fan.id, country: null });
  const { viewings } = api.context;
  // As a process does that is killed after its commit, or has lost the database.
  api.context.viewings = { ...viewings, end: () => Promise.reject(new Error('no connection')) };
  assert.equal((await restrict(performer, fan, { kind: 'ban', seconds: null })).status, 200);
  assert.deepEqual(api.live.ended, []);
  api.context.viewings = viewings;
  await api.runJobs();
  assert.deepEqual(api.live.ended, ['his']);
});

test('nobody restricts the performer, herself, or another moderator; the performer may', async (t) => {
  const { api, moderator, performer, name, restrict } = await prepare(t);
  const other = await api.createUser();
  await name({ userId: moderator.id });
  await name({ userId: other.id });
  const operator = await api.createOperator();
  for (const [from, who] of [
    [moderator, performer],
    [moderator, moderator],
    [moderator, other],
    [performer, performer],
    [performer, operator],
  ] as const)
    assert.equal((await restrict(from, who)).body.code, 'stream.not_restrictable');
  assert.equal((await restrict(performer, other)).status, 200);
});

test('a moderator undoes nothing that was decided about herself or another one; muted or banned, she keeps no order', async (t) => {
  const { api, fan, moderator, performer, name, restrict, lift, write, streamId, chatOf } = await prepare(t);
  const other = await api.createUser();
  for (const who of [moderator, other]) await name({ userId: who.id });
  const message = (await write(fan, 'one')).body.data._id;
  await restrict(performer, other, { kind: 'ban', seconds: null });
  for (const who of [moderator, other]) assert.equal((await lift(moderator, who)).body.code, 'stream.not_restrictable');
  const refused = [];
  for (const restriction of [{}, { kind: 'ban', seconds: null }]) {
    await restrict(performer, moderator, restriction);
    assert.equal((await chatOf(moderator)).you.role, 'viewer');
    refused.push(
      await lift(moderator, moderator),
      await restrict(moderator, fan),
      await api.as(moderator).get(`/streaming/${streamId}/restrictions`),
      await api.as(moderator).put(`/streaming/${streamId}/pin`, { messageId: message }),
      await api.as(moderator).get(`/streaming/live/${streamId}/viewers`),
      await api.as(moderator).delete(`/messages/${message}`),
    );
  }
  assert.deepEqual(
    refused.map(({ body }) => body.code),
    Array(refused.length).fill('request.forbidden'),
  );
  assert.equal((await api.as(performer).get(`/streaming/${streamId}/restrictions`)).body.data.total, 2);
  assert.equal((await lift(performer, moderator)).status, 200);
  assert.equal((await restrict(moderator, fan)).status, 200);
});

test('a moderator keeps no order in a stream that she may not watch, and does once she may', async (t) => {
  const { api, fan, moderator, performer, name, restrict, streamId, chatOf } = await prepare(t);
  await name({ userId: moderator.id });
  await api.db.updateTable('streams').set({ audience: 'followers' }).where('id', '=', streamId).execute();
  assert.equal((await chatOf(moderator)).you.role, 'viewer');
  for (const { body } of [
    await restrict(moderator, fan),
    await api.as(moderator).get(`/streaming/${streamId}/restrictions`),
    await api.as(moderator).get(`/streaming/live/${streamId}/viewers`),
  ])
    assert.equal(body.code, 'request.forbidden');
  await api.db.insertInto('follows').values({ follower_id: moderator.id, performer_id: performer.id }).execute();
  assert.equal((await chatOf(moderator)).you.role, 'moderator');
  assert.equal((await restrict(moderator, fan)).status, 200);
});

test('a moderator deletes what viewers wrote and not what she wrote who is on air; it is in the log with who did what', async (t) => {
  const { api, fan, moderator, performer, name, restrict, lift, write, log, told } = await prepare(t);
  await name({ userId: moderator.id });
  const message = (await write(fan, 'bad')).body.data._id;
  const hers = (await write(performer, 'welcome')).body.data._id;
  assert.equal((await api.as(await api.createUser()).delete(`/messages/${message}`)).status, 403);
  assert.equal((await api.as(moderator).delete(`/messages/${hers}`)).status, 403);
  assert.equal((await api.as(moderator).delete(`/messages/${message}`)).status, 200);
  assert.equal((await api.as(moderator).delete(`/messages/${message}`)).status, 200);
  await restrict(moderator, fan, { reason: 'bad words' });
  await lift(performer, fan);
  await lift(performer, fan);
  const own = (await write(fan, 'mine')).body.data._id;
  await api.as(fan).delete(`/messages/${own}`);
  assert.deepEqual(await log(), [
    ['undo', performer.id, fan.id, ''],
    ['mute', moderator.id, fan.id, 'bad words'],
    ['delete', moderator.id, fan.id, ''],
    ['name', performer.id, moderator.id, ''],
  ]);
  assert.equal(told('stream.moderation.logged').length, 4);
  const operator = await api.createOperator();
  const seen = await api.as(operator).get(`/operator/performers/${performer.id}/stream-chat-log?limit=2`);
  assert.deepEqual([seen.body.data.data.length, seen.body.data.total], [2, 4]);
  assert.equal((await api.as(moderator).get('/performer/stream-chat/log')).status, 403);
});

test('one message is pinned for all, late comers too, and goes with the message', async (t) => {
  const { api, fan, performer, write, chatOf, told, streamId } = await prepare(t);
  const pin = (from: TestAccount, messageId: string | null) =>
    api.as(from).put(`/streaming/${streamId}/pin`, { messageId });
  const [first, second] = [(await write(fan, 'one')).body.data, (await write(fan, 'two')).body.data];
  assert.equal((await pin(fan, first._id)).status, 403);
  assert.equal((await pin(performer, first._id)).status, 200);
  assert.equal((await pin(performer, second._id)).status, 200);
  assert.equal((await chatOf(null)).pinned.text, 'two');
  const events = told('stream.message.pinned').map(({ event }) => event);
  assert.deepEqual(
    events.map(({ scope, sequence }) => [scope, sequence]),
    [3, 4].map((sequence) => [`stream:${streamId}`, sequence]),
  );
  await api.as(fan).delete(`/messages/${second._id}`);
  assert.equal((await chatOf(null)).pinned, null);
  const kept = await api.db.selectFrom('scope_events').select('data').execute();
  assert.ok(!JSON.stringify(kept).includes('"two"'));
  const elsewhere = await goLive(api);
  assert.equal((await pin(performer, (await elsewhere.write(fan, 'far')).body.data._id)).status, 404);
  await pin(performer, first._id);
  assert.equal((await pin(performer, null)).status, 200);
  assert.equal((await chatOf(fan)).pinned, null);
});

test('taking off a pin that is not there leaves no gap in the events of the chat', async (t) => {
  const { api, fan, performer, write, told, streamId, conversationId } = await prepare(t);
  const pin = (messageId: string | null) => api.as(performer).put(`/streaming/${streamId}/pin`, { messageId });
  await pin((await write(fan, 'one')).body.data._id);
  for (let time = 0; time < 3; time += 1) assert.equal((await pin(null)).status, 200);
  await write(fan, 'two');
  const chat = api.db.selectFrom('conversations').select('last_sequence').where('id', '=', conversationId);
  const events = api.db.selectFrom('scope_events').select('sequence').where('scope', '=', `stream:${streamId}`);
  const kept = (await events.orderBy('sequence').execute()).map(({ sequence }) => sequence);
  assert.deepEqual(kept, [1n, 2n, 3n, 4n]);
  assert.equal((await chat.executeTakeFirstOrThrow()).last_sequence, 4n);
  assert.equal(told('stream.message.pinned').length, 2);
});

test('a message that is pinned while it is deleted is not pinned', async (t) => {
  const { api, fan, performer, write, told, streamId } = await prepare(t);
  const { _id: messageId } = (await write(fan, 'one')).body.data;
  const pinning = await api.context.work(async ({ db }) => {
    await markDeleted(db, messageId);
    let isOver = false;
    const done = api
      .as(performer)
      .put(`/streaming/${streamId}/pin`, { messageId })
      .finally(() => (isOver = true));
    while (!isOver && (await countWaiting(api)) === 0);
    return { done };
  });
  assert.equal((await pinning.done).status, 404);
  assert.deepEqual(told('stream.message.pinned'), []);
});

test('emptying a whole chat is written down as well, message by message of others', async (t) => {
  const { api, fan, moderator, performer, conversationId, write, log, told } = await prepare(t);
  for (const author of [fan, moderator, performer]) assert.equal((await write(author, 'words')).status, 200);
  // Whoever empties it of the own messages alone has done nothing to anybody.
  for (const [who, removed] of [
    [fan, 1],
    [performer, 2],
  ] as const) {
    const { body } = await api.as(who).delete(`/messages/${conversationId}/remove-all-message`);
    assert.equal(body.data.removed, removed);
  }
  assert.deepEqual(await log(), [['delete', performer.id, moderator.id, '']]);
  for (const text of ['1', '2']) assert.equal((await write(fan, text)).status, 200);
  await api.as(performer).delete(`/messages/${conversationId}/remove-all-message`);
  assert.equal((await log()).length, 3);
  const { rows } = await sql<{ statements: bigint }>`select count(distinct cmin::text) as statements
    from stream_moderation_log where subject_id = ${fan.id}`.execute(api.db);
  assert.equal(rows[0]?.statements, 1n, 'the conversation is held meanwhile');
  assert.equal(told('stream.moderation.logged').length, 3);
});
