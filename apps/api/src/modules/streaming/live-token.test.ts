import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../platform/ids.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { issueLiveToken, readLiveToken } from './live-token.ts';
import { OFFER } from './testing.ts';
import { readAgoraToken } from '../../platform/live/testing/read-agora-token.ts';

const goLive = async (api: TestApi, performer: TestAccount, facts = {}): Promise<string> =>
  (await api.as(performer).post('/streaming/live', { title: 'Ink', ...facts })).body.data._id;

const offer = (api: TestApi, url: string, token: string) =>
  api.app.inject({
    method: 'POST',
    url,
    payload: OFFER,
    headers: { 'content-type': 'application/sdp', authorization: `Bearer ${token}` },
  });

const ask = (api: TestApi, by: TestAccount, body: object) => api.as(by).post('/streaming/agora/token', body);

test('a credential publishes or plays one stream, at the address beside it, and does nothing else', async (t) => {
  const api = await createTestApi(t);
  const [performer, rival, fan] = [await api.createPerformer(), await api.createPerformer(), await api.createUser()];
  const [id, other] = [await goLive(api, performer), await goLive(api, rival)];
  const own = (await ask(api, performer, { streamId: id, isPublisher: true })).body.data;
  const seen = (await ask(api, fan, { channelName: id })).body.data;
  assert.deepEqual(
    [own.provider, own.role, own.channel, own.uid, own.iceServers],
    ['whip-whep', 'publisher', id, performer.id, []],
  );
  assert.deepEqual([seen.role, seen.whipUrl, seen.whepUrl], ['subscriber', undefined, `/api/streaming/whep/${id}`]);
  assert.ok(Math.abs(Date.parse(seen.expiresAt) - Date.now() - 300_000) < 10_000);

  assert.equal((await offer(api, own.whipUrl, own.token)).statusCode, 201);
  assert.equal((await offer(api, seen.whepUrl, seen.token)).statusCode, 201);
  // One role, one stream.
  assert.equal((await offer(api, seen.whepUrl, own.token)).statusCode, 401);
  assert.equal((await offer(api, own.whipUrl, seen.token)).statusCode, 401);
  assert.equal((await offer(api, `/api/streaming/whep/${other}`, seen.token)).statusCode, 401);
  for (const { token } of [own, seen]) {
    const answer = await api.app.inject({ method: 'GET', url: '/api/users/me', headers: { authorization: token } });
    assert.equal(answer.statusCode, 401);
  }
});

test('who may not join gets none: another performer, no ticket, a stream that is over', async (t) => {
  const api = await createTestApi(t);
  const [performer, rival, fan] = [await api.createPerformer(), await api.createPerformer(), await api.createUser()];
  const id = await goLive(api, performer, { audience: 'followers' });
  assert.equal((await ask(api, rival, { streamId: id, isPublisher: true })).status, 403);
  assert.equal((await ask(api, fan, { streamId: id, isPublisher: true })).status, 403);
  assert.equal((await ask(api, fan, { streamId: id })).body.code, 'stream.for_followers');
  assert.equal((await ask(api, fan, {})).status, 422);
  assert.equal((await api.guest.post('/streaming/agora/token', { streamId: id })).status, 401);
  await api.as(performer).put(`/streaming/live/${id}`, { status: 'ended' });
  assert.equal((await ask(api, performer, { streamId: id, isPublisher: true })).body.code, 'stream.ended');
});

test('a credential opens no door that has closed since, and ends with the session that asked for it', async (t) => {
  const api = await createTestApi(t);
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const id = await goLive(api, performer);
  const { token: own } = (await ask(api, performer, { streamId: id, isPublisher: true })).body.data;
  await offer(api, `/api/streaming/whip/${id}`, own);
  const { token, whepUrl } = (await ask(api, fan, { streamId: id })).body.data;
  await api.as(performer).post('/block/users', { userId: fan.id });
  assert.equal((await offer(api, whepUrl, token)).statusCode, 404);
  await api.db.deleteFrom('sessions').where('user_id', '=', performer.id).execute();
  assert.equal((await offer(api, `/api/streaming/whip/${id}`, own)).statusCode, 401);
});

test('forged, cut and expired credentials are none', async (t) => {
  const { context } = await createTestApi(t);
  const facts = { streamId: newId(), role: 'subscriber' as const, sessionId: newId() };
  const { token } = issueLiveToken(context, facts);
  assert.equal(readLiveToken(context, token)?.streamId, facts.streamId);
  assert.equal(readLiveToken(context, token, Date.now() + 300_001), null);
  const [said = '', digest = ''] = token.slice(4).split('.');
  const others = Buffer.from(JSON.stringify([facts.streamId, 'publisher', facts.sessionId, 9e15])).toString(
    'base64url',
  );
  for (const forged of ['', 'blt_', `blt_${others}.${digest}`, `blt_${said}.${digest.slice(1)}A`, `blt_${said}`]) {
    assert.equal(readLiveToken(context, forged), null);
  }
});

test('where Agora is configured its clients get a token for the channel and the role, with the same number each time', async (t) => {
  const [AGORA_APP_ID, AGORA_APP_CERTIFICATE] = [
    '970ca35de60c44645bbae8a215061b33',
    '5cfd2fd1755d40ecb72977518be15d3b',
  ];
  const api = await createTestApi(t, { AGORA_APP_ID, AGORA_APP_CERTIFICATE });
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const id = await goLive(api, performer, { audience: 'followers' });
  const own = (await ask(api, performer, { channelName: id, isPublisher: true })).body.data;
  const again = (await ask(api, performer, { streamId: id, isPublisher: true })).body.data;
  assert.equal((await ask(api, fan, { streamId: id })).body.code, 'stream.for_followers');
  await api.as(fan).post(`/follows/${performer.id}`);
  const { uid, role, token } = (await ask(api, fan, { streamId: id })).body.data;
  assert.deepEqual([own.provider, own.appId, own.role, own.channel], ['agora', AGORA_APP_ID, 'publisher', id]);
  assert.equal(again.uid, own.uid);
  assert.equal(uid, own.uid + 1, 'a renewal uses up no number');
  assert.ok(Math.abs(Date.parse(own.expiresAt) - Date.now() - 300_000) < 10_000);
  const [sends, plays] = [readAgoraToken(own.token), readAgoraToken(token)];
  assert.deepEqual([sends.appId, sends.channel, sends.uid, sends.goodFor], [AGORA_APP_ID, id, `${own.uid}`, 300]);
  assert.deepEqual(sends.privileges, { 1: 300, 2: 300, 3: 300, 4: 300 });
  assert.deepEqual([role, plays.uid, plays.privileges], ['subscriber', `${uid}`, { 1: 300 }]);
  assert.ok(!JSON.stringify(own).includes(AGORA_APP_CERTIFICATE));
});
