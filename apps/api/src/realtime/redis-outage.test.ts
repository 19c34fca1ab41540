import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endLostViewings } from '../modules/streaming/watch-viewings.ts';
import { needsRedis, testRedis } from '../testing/redis.ts';
import { openSocket, type TestSocket } from '../testing/sockets.ts';
import { createTwoApis } from '../testing/two-apis.ts';

test(
  'while Redis is away requests go on and own sockets are told; the others are told afterwards, once',
  needsRedis,
  async (t) => {
    const redis = await testRedis();
    const [one, other] = await createTwoApis(t);
    const [fan, performer] = [await one.createUser(), await one.createPerformer()];
    const here = await openSocket(t, await one.listen(), performer);
    const there = await openSocket(t, await other.listen(), performer);
    const opened = await one.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id });
    const write = (text: string) => one.as(fan).post(`/messages/conversations/${opened.body.data._id}`, { text });
    const sequencesOf = (socket: typeof here) => socket.named('message.created').map(({ sequence }) => sequence);

    await redis.kill();
    try {
      // The other process has heard nothing yet, so its place in the stream is that of its start.
      for (const text of ['one', 'two']) assert.equal((await write(text)).status, 200);
      await here.event('message.created', ({ sequence }) => sequence === 2);
      assert.deepEqual(sequencesOf(there), []);
      await one.as(fan).post('/auth/logout');
    } finally {
      await redis.start();
    }
    await there.event('message.created', ({ sequence }) => sequence === 2);
    assert.deepEqual(
      [sequencesOf(here), sequencesOf(there)],
      [
        [1, 2],
        [1, 2],
      ],
    );
  },
);

test(
  'a session that ended while Redis was away loses its socket on another process afterwards',
  needsRedis,
  async (t) => {
    const redis = await testRedis();
    const [one, other] = await createTwoApis(t);
    const fan = await one.createUser();
    const socket = await openSocket(t, await other.listen(), fan);
    await redis.kill();
    try {
      assert.equal((await one.as(fan).post('/auth/logout')).status, 200);
    } finally {
      await redis.start();
    }
    assert.equal(await socket.disconnected, 'io server disconnect');
  },
);

test(
  'a block is kept by the other process also where the one that was asked ended before Redis was back',
  needsRedis,
  async (t) => {
    t.mock.timers.enable({ apis: ['setInterval'] });
    const redis = await testRedis();
    const [one, other] = await createTwoApis(t);
    const [fan, performer] = [await one.createUser(), await one.createPerformer()];
    const streamId = String((await one.as(performer).post('/streaming/live', { title: 'Ink' })).body.data._id);
    const opened = await one.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id });
    const there = await openSocket(t, await other.listen(), fan);
    await there.emit('stream.join', { streamId });
    await there.emit('conversation.join', { conversationId: opened.body.data._id as string });
    await other.context.viewings.begin(streamId, { resourceId: 'his', accountId: fan.id, country: null });
    await redis.kill();
    try {
      assert.equal((await one.as(performer).post('/block/users', { userId: fan.id })).status, 200);
      await one.runJobs();
      // What waits there is lost with the process.
      await one.context.redis?.close();
    } finally {
      await redis.start();
    }
    assert.deepEqual(other.live.ended, []);
    t.mock.timers.tick(60_000);
    await endLostViewings(other.context);
    await there.event('stream.ended');
    assert.deepEqual(other.live.ended, ['his']);
    const typing = { conversationId: opened.body.data._id as string };
    assert.equal((await there.emit('typing.start', typing)).code, 'realtime.not_joined');
  },
);

test('processes that started while Redis was away miss nothing that was told meanwhile', needsRedis, async (t) => {
  const redis = await testRedis();
  await redis.kill();
  let there: TestSocket;
  try {
    const [one, other] = await createTwoApis(t);
    const [fan, performer] = [await one.createUser(), await one.createPerformer()];
    there = await openSocket(t, await other.listen(), performer);
    const opened = await one.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id });
    for (const text of ['one', 'two'])
      await one.as(fan).post(`/messages/conversations/${opened.body.data._id}`, { text });
  } finally {
    await redis.start();
  }
  await there.event('message.created', ({ sequence }) => sequence === 2);
  assert.equal(there.named('message.created').length, 2);
});

test('counts are there again after Redis has lost them', needsRedis, async (t) => {
  const redis = await testRedis();
  const [one, other] = await createTwoApis(t);
  const fan = await one.createUser();
  await openSocket(t, await one.listen(), fan);
  const isOnline = async () => (await other.context.presence.onlineAmong([fan.id])).has(fan.id);
  await t.waitFor(async () => assert.ok(await isOnline()), { timeout: 10_000 });
  await redis.kill();
  assert.equal(await isOnline(), false);
  await redis.start();
  await t.waitFor(async () => assert.ok(await isOnline()), { timeout: 10_000 });
});

test('limits are counted over all processes, and by each alone while Redis is away', needsRedis, async (t) => {
  const redis = await testRedis();
  const apis = await createTwoApis(t, { RATE_LIMIT_PER_MINUTE: '3' });
  const fan = await apis[0].createUser();
  const statuses = async (times: number) => {
    const all = [];
    for (let at = 0; at < times; at += 1) all.push((await apis[at % 2 ? 1 : 0].as(fan).get('/users/me')).status);
    return all;
  };
  assert.deepEqual(await statuses(5), [200, 200, 200, 429, 429]);
  await redis.kill();
  try {
    assert.deepEqual(await statuses(8), [200, 200, 200, 200, 200, 200, 429, 429]);
  } finally {
    await redis.start();
  }
});
