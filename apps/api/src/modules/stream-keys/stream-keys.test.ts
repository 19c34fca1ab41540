import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApi } from '../../testing/api.ts';
import { suspendAccount } from '../accounts/suspension.ts';
import { forget } from './stream-keys.account.ts';
import { encode, inputOf, newKey, OFFER } from './testing.ts';

test('a key is told once, and kept as a hash; she has a few, names them, and nobody else sees or changes them', async (t) => {
  const api = await createTestApi(t);
  const [performer, rival, fan] = [await api.createPerformer(), await api.createPerformer(), await api.createUser()];
  const made = await newKey(api, performer, { name: 'Studio' });
  assert.match(made.key, /^bsk_[\w-]{43}$/);
  const { body } = await api.as(performer).get('/streaming/keys');
  const [listed] = body.data.data;
  assert.deepEqual(
    [body.data.total, listed.name, listed.hint, listed.startsStream, listed.lastUsedAt],
    [1, 'Studio', made.key.slice(-4), false, null],
  );
  assert.ok(!JSON.stringify(body).includes(made.key));
  const { rows } = await api.context.db
    .selectFrom('stream_keys')
    .selectAll()
    .execute()
    .then((all) => ({ rows: JSON.stringify(all) }));
  assert.ok(!rows.includes(made.key.slice(4)));

  assert.equal((await api.as(rival).get('/streaming/keys')).body.data.total, 0);
  for (const call of [
    api.as(rival).put(`/streaming/keys/${made._id}`, { name: 'Mine' }),
    api.as(rival).delete(`/streaming/keys/${made._id}`),
  ]) {
    assert.equal((await call).status, 404);
  }
  assert.equal((await api.as(fan).post('/streaming/keys', { name: 'x' })).status, 403);
  assert.equal((await api.as(performer).post('/streaming/keys', { name: 'n'.repeat(41) })).status, 422);

  const changed = await api.as(performer).put(`/streaming/keys/${made._id}`, { name: 'Laptop', startsStream: true });
  assert.deepEqual([changed.body.data.name, changed.body.data.startsStream], ['Laptop', true]);
  const more = await Promise.all(
    [1, 2, 3, 4, 5].map((n) => api.as(performer).post('/streaming/keys', { name: `${n}` })),
  );
  assert.deepEqual(more.map(({ status }) => status).sort(), [200, 200, 200, 200, 409]);
});

test('only her own key publishes for a performer, and too many wrong ones are refused for a while, never hers', async (t) => {
  const api = await createTestApi(t, { RATE_LIMIT_PER_MINUTE: '30' });
  const [performer, rival] = [await api.createPerformer(), await api.createPerformer()];
  const [own, others] = [await newKey(api, performer), await newKey(api, rival)];
  assert.equal((await encode(api, performer, own.key)).statusCode, 201);
  const wrong = [undefined, performer.token, others.key, `bsk_${'a'.repeat(43)}`, own.key.slice(4)];
  for (const token of wrong) {
    const refused = await encode(api, performer, token);
    assert.deepEqual([refused.statusCode, refused.json().code], [401, 'stream-keys.refused']);
  }
  // Five of a hundred a quarter of an hour, scaled by the site's limit.
  assert.equal((await encode(api, performer, others.key)).statusCode, 429);
  assert.equal((await encode(api, performer, own.key)).statusCode, 201);
});

test('an encoder is answered as a WHIP client wants it, and her key says when it was used', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { key } = await newKey(api, performer);
  const options = await api.app.inject({
    method: 'OPTIONS',
    url: `/api/streaming/whip/${performer.id}/encoder`,
    headers: { authorization: `Bearer ${key}` },
  });
  assert.deepEqual([options.statusCode, options.headers['accept-post']], [200, 'application/sdp']);
  const answer = await encode(api, performer, key);
  assert.equal(answer.statusCode, 201);
  assert.match(String(answer.headers.location), /^http:\/\/localhost\/api\/streaming\/resources\/publish-preview/);
  const { body } = await api.as(performer).get('/streaming/keys');
  assert.ok(Date.now() - Date.parse(body.data.data[0].lastUsedAt) < 60_000);
  const { serverUrl } = await inputOf(api, performer);
  assert.equal(serverUrl, `http://localhost/api/streaming/whip/${performer.id}/encoder`);
  const other = await api.app.inject({
    method: 'POST',
    url: `/api/streaming/whip/${performer.id}/encoder`,
    payload: OFFER,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
  });
  assert.equal(other.statusCode, 415);
});

test('a revoked key ends what it sends, and says why on the page and to the program', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id, key } = await newKey(api, performer);
  await encode(api, performer, key);
  assert.equal((await inputOf(api, performer)).status, 'preview');
  assert.equal((await api.as(performer).delete(`/streaming/keys/${_id}`)).status, 200);
  assert.deepEqual(api.live.ended, [`publish-preview/${performer.id}`]);
  const { status, reason, keyName } = await inputOf(api, performer);
  assert.deepEqual([status, reason, keyName], ['over', 'key_revoked', 'Studio']);
  assert.match((await encode(api, performer, key)).json().message, /revoked|باطل/);

  const acts = await api.db.selectFrom('audit_log').select('action').where('target_id', '=', performer.id).execute();
  assert.deepEqual(
    acts.map(({ action }) => action),
    ['stream_key.created', 'stream_key.revoked'],
  );
});

test('a key that is revoked while its encoder connects leaves nothing behind', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { _id, key } = await newKey(api, performer);
  const { publish } = api.live;
  t.mock.method(api.live, 'publish', async (room: string, sdp: string) => {
    const answer = await publish(room, sdp);
    await api.as(performer).delete(`/streaming/keys/${_id}`);
    return answer;
  });
  assert.equal((await encode(api, performer, key)).json().code, 'stream-keys.refused');
  assert.deepEqual(api.live.ended, [`publish-preview/${performer.id}`]);
  assert.equal((await inputOf(api, performer)).status, 'over');
});

test('who could not stream in a browser cannot by a program: unverified, or suspended', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { key } = await newKey(api, performer);
  const verify = (verified: boolean) =>
    api.db
      .updateTable('performers')
      .set({ verified_at: verified ? new Date() : null, verification_status: verified ? 'verified' : 'none' })
      .where('user_id', '=', performer.id)
      .execute();
  await verify(false);
  assert.equal((await encode(api, performer, key)).json().code, 'performer.not_verified');
  await verify(true);
  assert.equal((await encode(api, performer, key)).statusCode, 201);
  await api.context.work((unit) => suspendAccount(unit, { userId: performer.id, reason: 'Spam' }));
  await api.runJobs();
  assert.deepEqual(api.live.ended, [`publish-preview/${performer.id}`]);
  assert.equal((await encode(api, performer, key)).json().code, 'stream-keys.refused');
});

test('her keys are in her download, and go with her account', async (t) => {
  const api = await createTestApi(t);
  const performer = await api.createPerformer();
  const { key } = await newKey(api, performer);
  await encode(api, performer, key);
  await api.context.work((unit) => forget(unit, { id: performer.id, name: '' }));
  await api.runJobs();
  assert.deepEqual(api.live.ended, [`publish-preview/${performer.id}`]);
  assert.equal((await encode(api, performer, key)).statusCode, 401);
  assert.equal((await inputOf(api, performer)).status, 'none');
});
