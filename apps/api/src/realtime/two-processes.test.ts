import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newEvent, toEveryone } from '../platform/publisher.ts';
import type { TestApi } from '../testing/api.ts';
import { needsRedis } from '../testing/redis.ts';
import { setSetting } from '../testing/set-setting.ts';
import { openSocket, type TestSocket } from '../testing/sockets.ts';
import { createTwoApis } from '../testing/two-apis.ts';

/** What one process told before this has arrived when it resolves. */
const settle = async (from: TestApi, ...sockets: TestSocket[]) => {
  const mark = newEvent('settings.changed', { keys: [] });
  from.context.publisher.publish(toEveryone, mark);
  await Promise.all(sockets.map((socket) => socket.event('settings.changed', ({ id }) => id === mark.id)));
};

test('an event of one process reaches the sockets of all, once', needsRedis, async (t) => {
  const [one, other] = await createTwoApis(t);
  const [fan, performer] = [await one.createUser(), await one.createPerformer()];
  const here = await openSocket(t, await one.listen(), performer);
  const there = await openSocket(t, await other.listen(), performer);
  const opened = await one.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id });
  for (const text of ['one', 'two'])
    await one.as(fan).post(`/messages/conversations/${opened.body.data._id}`, { text });
  await settle(one, here, there);
  for (const socket of [here, there])
    assert.deepEqual(
      socket.named('message.created').map(({ sequence }) => sequence),
      [1, 2],
    );
  assert.deepEqual(here.received, there.received);
});

test('a session that ends on one process loses its socket on another, after it was told', needsRedis, async (t) => {
  // The one has no sockets of its own, as a process that only works on jobs.
  const [one, other] = await createTwoApis(t);
  const url = await other.listen();
  const fan = await one.createUser();
  const [mine, foreign] = [await openSocket(t, url, fan), await openSocket(t, url, await one.createUser())];
  await one.as(fan).post('/auth/logout');
  assert.deepEqual((await mine.event('session.ended')).data, { reason: 'revoked' });
  assert.equal(await mine.disconnected, 'io server disconnect');
  await settle(one, foreign);
  assert.equal(foreign.named('session.ended').length, 0);
});

test('who is suspended on one process loses the sockets everywhere', needsRedis, async (t) => {
  const [one, other] = await createTwoApis(t);
  const fan = await one.createUser();
  const sockets = [await openSocket(t, await one.listen(), fan), await openSocket(t, await other.listen(), fan)];
  const operator = await one.createOperator();
  const { status } = await one.as(operator).post(`/operator/users/${fan.id}/suspend`, { reason: 'Spam' });
  assert.equal(status, 200);
  for (const socket of sockets) {
    assert.deepEqual((await socket.event('session.ended')).data, { reason: 'suspended' });
    await socket.disconnected;
  }
});

test('typing is told to the sockets of other processes, and not to the typing socket', needsRedis, async (t) => {
  const [one, other] = await createTwoApis(t);
  const [fan, performer] = [await one.createUser(), await one.createPerformer()];
  const opened = await one.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id });
  const conversation = { conversationId: opened.body.data._id as string };
  const mine = await openSocket(t, await one.listen(), fan);
  const theirs = await openSocket(t, await other.listen(), performer);
  for (const socket of [mine, theirs]) await socket.emit('conversation.join', conversation);
  await mine.emit('typing.start', conversation);
  assert.deepEqual((await theirs.event('typing.changed')).data, { ...conversation, userId: fan.id, isTyping: true });
  mine.close();
  await theirs.event('typing.changed', ({ data }) => !data.isTyping);
  assert.equal(mine.named('typing.changed').length, 0);
});

test(
  'a country that is blocked on one process is refused and loses its sockets on another, at once',
  needsRedis,
  async (t) => {
    const [one, other] = await createTwoApis(t, { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'cf-ipcountry' });
    const url = await other.listen();
    const germany = { 'cf-ipcountry': 'DE' };
    const [open, elsewhere] = [await openSocket(t, url, undefined, germany), await openSocket(t, url)];
    assert.equal((await other.guest.get('/performers/top', germany)).status, 200);
    await setSetting(one, 'blockedCountries', ['DE']);
    await elsewhere.event('settings.changed');
    await open.disconnected;
    assert.equal((await other.guest.get('/performers/top', germany)).status, 451);
  },
);

test('who is put out by one process leaves the number of viewers that the others tell', needsRedis, async (t) => {
  const [one, other] = await createTwoApis(t);
  const performer = await one.createPerformer();
  const fan = await one.createUser();
  const stream = (await one.as(performer).post('/streaming/live', { title: 'Ink' })).body.data;
  const ref = { streamId: stream._id as string };
  const hers = await openSocket(t, await one.listen(), performer);
  const his = await openSocket(t, await other.listen(), fan);
  for (const socket of [hers, his]) await socket.emit('stream.join', ref);
  await hers.event('stream.viewers.changed', ({ data }) => data.viewers === 1);
  const restriction = { kind: 'ban', seconds: null, reason: '' };
  assert.equal(
    (await one.as(performer).put(`/streaming/${ref.streamId}/restrictions/${fan.id}`, restriction)).status,
    200,
  );
  await hers.event('stream.viewers.changed', ({ data }) => data.viewers === 0);
});

test(
  'viewers are counted once over processes, those of a dead process are not, and each number is told',
  needsRedis,
  async (t) => {
    const [one, other] = await createTwoApis(t);
    const [here, there] = [await one.listen(), await other.listen()];
    const performer = await one.createPerformer();
    const stream = (await one.as(performer).post('/streaming/live', { title: 'Ink' })).body.data;
    const ref = { streamId: stream._id as string };
    const fan = await one.createUser();
    const [hers, his, guest] = [
      await openSocket(t, here, performer),
      await openSocket(t, here, fan),
      await openSocket(t, there),
    ];
    const [hersThere, hisThere] = [await openSocket(t, there, performer), await openSocket(t, there, fan)];
    for (const socket of [hers, hersThere, his, hisThere, guest]) await socket.emit('stream.join', ref);
    for (const socket of [hers, his, guest])
      await socket.event('stream.viewers.changed', ({ data }) => data.viewers === 2);
    const { redis } = one.context;
    await redis?.asking.hset(`${redis.prefix}:people:stream:${ref.streamId}`, 'dead', '1 of-the-dead');
    assert.equal((await other.guest.get('/streaming/user/search')).body.data.data[0].viewers, 2);
    await guest.emit('stream.leave', ref);
    await hers.event('stream.viewers.changed', ({ data }) => data.viewers === 1);
    // He still watches in one of the two.
    await his.emit('stream.leave', ref);
    await guest.emit('stream.join', ref);
    await hers.event('stream.viewers.changed', ({ data }) => data.viewers === 2);
  },
);

test(
  'who is connected to one process is online for another, until the last socket is closed',
  needsRedis,
  async (t) => {
    const [one, other] = await createTwoApis(t);
    const fan = await one.createUser();
    const stranger = await one.createUser();
    const socket = await openSocket(t, await one.listen(), fan);
    const isOnline = async () => [...(await other.context.presence.onlineAmong([fan.id, stranger.id]))];
    await t.waitFor(async () => assert.deepEqual(await isOnline(), [fan.id]), { timeout: 10_000 });
    socket.close();
    await t.waitFor(async () => assert.deepEqual(await isOnline(), []), { timeout: 10_000 });
  },
);

test('who is blocked or suspended on one process loses the picture on another', needsRedis, async (t) => {
  const [one, other] = await createTwoApis(t, { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'cf-ipcountry' });
  const performer = await one.createPerformer();
  const stream = (await one.as(performer).post('/streaming/live', { title: 'Ink' })).body.data;
  const streamId = stream._id as string;
  const watch = async (resourceId: string, country: string | null) => {
    const { id: accountId } = await one.createUser();
    await other.context.viewings.begin(streamId, { resourceId, accountId, country });
    return accountId;
  };
  const [blocked, suspended] = [await watch('blocked', null), await watch('suspended', null)];
  await watch('german', 'DE');
  await watch('watching', 'FR');
  const socket = await openSocket(t, await other.listen(), undefined, { 'cf-ipcountry': 'DE' });
  await socket.emit('stream.join', { streamId });
  await one.as(performer).post('/block/users', { userId: blocked });
  await one.as(performer).post('/block/countries', { countries: ['DE'] });
  assert.equal((await socket.event('stream.ended')).data.streamId, streamId);
  await one.as(await one.createOperator()).post(`/operator/users/${suspended}/suspend`, { reason: 'Spam' });
  await one.runJobs();
  await t.waitFor(() => assert.deepEqual(other.live.ended.toSorted(), ['blocked', 'german', 'suspended']));
});
