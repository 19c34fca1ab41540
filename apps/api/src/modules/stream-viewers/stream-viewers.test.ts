import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { needsRedis } from '../../testing/redis.ts';
import { openSocket } from '../../testing/sockets.ts';
import { createTwoApis } from '../../testing/two-apis.ts';
import { goLive } from '../stream-chat/testing.ts';
import type { StreamViewer } from './stream-viewers.schema.ts';

const watch = async (t: TestContext, url: string, streamId: string, account?: TestAccount) => {
  const socket = await openSocket(t, url, account);
  assert.equal((await socket.emit('stream.join', { streamId })).ok, true);
  return socket;
};

const read = async (api: TestApi, account: TestAccount, streamId: string, query = '') => {
  const answer = await api.as(account).get(`/streaming/live/${streamId}/viewers${query}`);
  assert.equal(answer.status, 200, answer.text);
  const { data, total, guests, nextCursor } = answer.body.data;
  return { viewers: data as StreamViewer[], total, guests, nextCursor };
};

const idsOf = (viewers: readonly StreamViewer[]): string[] => viewers.map(({ user }) => user._id).toSorted();

test('the performer and her moderators read who watches, each account once, and nobody else does', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const { performer, streamId } = await goLive(api);
  const [fan, moderator, stranger] = [await api.createUser(), await api.createUser(), await api.createUser()];
  await api.as(performer).post('/performer/stream-chat/moderators', { userId: moderator.id });
  for (const account of [performer, fan, fan, moderator]) await watch(t, url, streamId, account);
  for (const _window of [1, 2]) await watch(t, url, streamId);
  const muted = { kind: 'mute', seconds: null, reason: '' };
  await api.as(moderator).put(`/streaming/${streamId}/restrictions/${fan.id}`, muted);

  for (const account of [performer, moderator]) {
    const { viewers, total, guests } = await read(api, account, streamId);
    assert.deepEqual([idsOf(viewers), total, guests], [[fan.id, moderator.id].toSorted(), 2, 1]);
    assert.deepEqual(
      viewers.map(({ user, isMuted, isModerator }) => [user._id === fan.id, isMuted, isModerator]).toSorted(),
      [
        [false, false, true],
        [true, true, false],
      ],
    );
  }
  const path = `/streaming/live/${streamId}/viewers`;
  for (const account of [fan, stranger, await api.createPerformer()])
    assert.equal((await api.as(account).get(path)).status, 403);
  assert.equal((await api.guest.get(path)).status, 401);
  assert.equal((await api.as(performer).get(`/streaming/live/${fan.id}/viewers`)).status, 404);

  await api.as(moderator).post('/block/users', { userId: fan.id });
  assert.deepEqual(idsOf((await read(api, moderator, streamId)).viewers), [moderator.id]);
  await api.as(performer).put(`/streaming/live/${streamId}`, { status: 'ended' });
  assert.equal((await api.as(performer).get(path)).body.code, 'stream.ended');
});

test('the list comes in pages by name, is narrowed by words, and knows who subscribes', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const { performer, streamId } = await goLive(api);
  const fans: TestAccount[] = [];
  for (const name of ['Cyra', 'Aban', 'Bahar']) {
    const fan = await api.createUser();
    await api.as(fan).put('/users', { name });
    await watch(t, url, streamId, fan);
    fans.push(fan);
  }
  const first = await read(api, performer, streamId, '?limit=2');
  const rest = await read(api, performer, streamId, `?limit=2&cursor=${first.nextCursor}`);
  const names = [...first.viewers, ...rest.viewers].map(({ user }) => user.name);
  assert.deepEqual([names, first.total, rest.nextCursor], [['Aban', 'Bahar', 'Cyra'], 3, undefined]);
  const found = await read(api, performer, streamId, '?q=baha');
  assert.deepEqual([found.viewers.map(({ user }) => user.name), found.total], [['Bahar'], 1]);
  assert.equal(found.viewers[0]?.isSubscriber, false);
  for (const query of ['?limit=0', '?limit=101', '?cursor=x', `?q=${'a'.repeat(101)}`])
    assert.equal(
      Math.floor((await api.as(performer).get(`/streaming/live/${streamId}/viewers${query}`)).status / 100),
      4,
    );
});

test('those whom another process serves are named too, once', needsRedis, async (t) => {
  const [one, other] = await createTwoApis(t);
  const [here, there] = [await one.listen(), await other.listen()];
  const { performer, streamId } = await goLive(one);
  const [fan, far] = [await one.createUser(), await one.createUser()];
  for (const [url, account] of [
    [here, fan],
    [there, fan],
    [there, far],
    [there, performer],
  ] as const)
    await watch(t, url, streamId, account);
  await watch(t, there, streamId);
  for (const api of [one, other]) {
    const { viewers, total, guests } = await read(api, performer, streamId);
    assert.deepEqual([idsOf(viewers), total, guests], [[fan.id, far.id].toSorted(), 2, 1]);
  }
});
