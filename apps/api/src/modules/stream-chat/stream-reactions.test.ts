import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StreamReaction } from '@barg/contract';
import { createTestApi } from '../../testing/api.ts';
import { needsRedis } from '../../testing/redis.ts';
import { openSocket } from '../../testing/sockets.ts';
import { createTwoApis } from '../../testing/two-apis.ts';
import { goLive } from './testing.ts';

test('what viewers give within a second is told together, and nobody outside gives or hears anything', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const { performer, streamId } = await goLive(api);
  const accounts = [performer, await api.createUser(), await api.createUser()];
  const [hers, one, other] = await Promise.all(accounts.map((account) => openSocket(t, url, account)));
  const [outside, guest] = [await openSocket(t, url, await api.createUser()), await openSocket(t, url)];
  assert.ok(hers && one && other);
  for (const socket of [hers, one, other, guest]) await socket.emit('stream.join', { streamId });

  for (const [socket, reaction] of [
    [one, 'heart'],
    [other, 'heart'],
    [other, 'fire'],
  ] as const)
    assert.equal((await socket.emit('stream.react', { streamId, reaction })).ok, true);
  const codeOf = async (socket: typeof one, reaction: StreamReaction) =>
    (await socket.emit('stream.react', { streamId, reaction })).code;
  assert.equal(await codeOf(guest, 'heart'), 'auth.not_authenticated');
  assert.equal(await codeOf(outside, 'heart'), 'request.not_found');
  assert.equal(await codeOf(one, JSON.parse('"<img>"') as StreamReaction), 'request.invalid_values');

  for (const socket of [hers, one, other, guest]) {
    const { data } = await socket.event('stream.reacted');
    assert.deepEqual(data, {
      streamId,
      reactions: [
        { reaction: 'heart', count: 2 },
        { reaction: 'fire', count: 1 },
      ],
    });
    assert.equal(socket.named('stream.reacted').length, 1);
  }
  assert.deepEqual(outside.named('stream.reacted'), []);
});

test('who may not write gives no signs either, and may again when the mute has run out', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const { performer, streamId } = await goLive(api);
  const fan = await api.createUser();
  const mute = { kind: 'mute', seconds: 60, reason: '' };
  assert.equal((await api.as(performer).put(`/streaming/${streamId}/restrictions/${fan.id}`, mute)).status, 200);
  const join = async (account: typeof fan) => {
    const socket = await openSocket(t, url, account);
    await socket.emit('stream.join', { streamId });
    return () => socket.emit('stream.react', { streamId, reaction: 'heart' });
  };
  const react = await join(fan);
  assert.equal((await react()).code, 'stream.muted');
  assert.equal((await (await join(performer))()).ok, true);
  await api.db
    .updateTable('stream_restrictions')
    .set({ until: new Date(Date.now() - 1) })
    .execute();
  assert.equal((await react()).code, 'stream.muted', 'it is not asked at each tap');
  assert.equal((await (await join(fan))()).ok, true);
});

test('one viewer is not as loud as a crowd', async (t) => {
  const api = await createTestApi(t);
  const url = await api.listen();
  const { streamId } = await goLive(api);
  const socket = await openSocket(t, url, await api.createUser());
  await socket.emit('stream.join', { streamId });
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => socket.emit('stream.react', { streamId, reaction: 'clap' })),
  );
  const taken = answers.filter(({ ok }) => ok).length;
  assert.ok(taken >= 10 && taken < 20, String(taken));
  assert.ok(answers.every(({ ok, code }) => ok || code === 'request.too_many'));
});

test('viewers of another process see them rise too', needsRedis, async (t) => {
  const [one, other] = await createTwoApis(t);
  const [here, there] = [await one.listen(), await other.listen()];
  const { streamId } = await goLive(one);
  const [giver, onlooker] = [
    await openSocket(t, here, await one.createUser()),
    await openSocket(t, there, await one.createUser()),
  ];
  for (const socket of [giver, onlooker]) await socket.emit('stream.join', { streamId });
  await giver.emit('stream.react', { streamId, reaction: 'wow' });
  for (const socket of [giver, onlooker]) {
    const { data } = await socket.event('stream.reacted');
    assert.deepEqual(data.reactions, [{ reaction: 'wow', count: 1 }]);
  }
});
