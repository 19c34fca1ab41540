import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { openSocket } from '../../testing/sockets.ts';
import { createSession } from '../accounts/session.repository.ts';
import { describeDevice } from './device.ts';

const agents = {
  'Chrome Windows computer':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  'Edge Windows computer':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 Edg/126.0',
  'Safari iOS phone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  'Firefox Linux computer': 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
  'Samsung Internet Android phone':
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
  'Chrome Android tablet':
    'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36',
  'null null computer': 'curl/8.5.0',
};

for (const [expected, agent] of Object.entries(agents)) {
  test(`${agent.slice(0, 40)}… is ${expected}`, () => {
    const { browser, system, kind } = describeDevice(agent);
    assert.equal(`${browser} ${system} ${kind}`, expected);
  });
}

test('an account sees its own sessions, without a token, and which one asks', async (t) => {
  const api = await createTestApi(t);
  const [fan, other] = [await api.createUser(), await api.createUser()];
  const userAgent = agents['Safari iOS phone'];
  await createSession(api.db, { userId: fan.id, remember: true, userAgent });
  const { body, text } = await api.as(fan).get('/users/me/sessions');
  assert.equal(body.data.total, 2);
  assert.deepEqual(
    body.data.data.map((session: { system: string; isCurrent: boolean }) => [session.system, session.isCurrent]),
    [
      ['iOS', false],
      [null, true],
    ],
  );
  assert.ok(!text.includes(fan.token));
  assert.equal((await api.as(other).get('/users/me/sessions')).body.data.total, 1);
  const page = (await api.as(fan).get('/users/me/sessions?limit=1')).body.data;
  const rest = (await api.as(fan).get(`/users/me/sessions?limit=1&cursor=${page.nextCursor}`)).body.data;
  assert.deepEqual([page.data.length, rest.data[0].isCurrent, rest.nextCursor], [1, true, undefined]);
});

test('ending a session ends its socket; a foreign one does not exist', async (t) => {
  const api = await createTestApi(t);
  const [fan, stranger] = [await api.createUser(), await api.createUser()];
  const token = await createSession(api.db, { userId: fan.id, remember: true, userAgent: '' });
  const socket = await openSocket(t, await api.listen(), { ...fan, token });
  const [{ _id }] = (await api.as(fan).get('/users/me/sessions?limit=1')).body.data.data;
  assert.equal((await api.as(stranger).delete(`/users/me/sessions/${_id}`)).status, 404);
  assert.equal((await api.as(fan).delete(`/users/me/sessions/${_id}`)).status, 200);
  assert.deepEqual((await socket.event('session.ended')).data, { reason: 'revoked' });
  assert.equal((await api.as({ ...fan, token }).get('/users/me')).status, 401);
  assert.equal((await api.as(fan).get('/users/me')).status, 200);
});

test('ending all others keeps the one that asks', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  for (let count = 0; count < 3; count += 1)
    await createSession(api.db, { userId: fan.id, remember: false, userAgent: '' });
  assert.equal((await api.as(fan).delete('/users/me/sessions')).body.data.ended, 3);
  assert.equal((await api.as(fan).get('/users/me/sessions')).body.data.total, 1);
});

test('the last use is noted once a minute', async (t) => {
  const api = await createTestApi(t);
  const fan = await api.createUser();
  const lastUse = async (): Promise<number> =>
    (
      await api.db.selectFrom('sessions').select('last_used_at').where('user_id', '=', fan.id).executeTakeFirstOrThrow()
    ).last_used_at.getTime();
  const useAfter = async (agoMs: number): Promise<boolean> => {
    const before = new Date(Date.now() - agoMs);
    await api.db.updateTable('sessions').set({ last_used_at: before }).where('user_id', '=', fan.id).execute();
    await api.as(fan).get('/users/me');
    return (await lastUse()) !== before.getTime();
  };
  assert.equal(await useAfter(30_000), false);
  assert.equal(await useAfter(90_000), true);
});
