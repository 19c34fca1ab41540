import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LiveEngineError } from '../../platform/live/live-engine.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';

const OFFER = 'v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\n';

const offer = (api: TestApi, url: string, by?: TestAccount, body: string = OFFER, type = 'application/sdp') =>
  api.app.inject({
    method: 'POST',
    url: `/api${url}`,
    payload: body,
    headers: { 'content-type': type, ...(by ? { authorization: `Bearer ${by.token}` } : {}) },
  });

const goLive = async (api: TestApi) => {
  const performer = await api.createPerformer();
  const { _id: id } = (await api.as(performer).post('/streaming/live', { title: 'Ink' })).body.data;
  return { performer, id: id as string, whip: `/streaming/whip/${id}`, whep: `/streaming/whep/${id}` };
};

test('an offer is answered as WHIP and WHEP have it, and the session ends at its address as often as asked', async (t) => {
  const api = await createTestApi(t);
  const { performer, id, whip, whep } = await goLive(api);
  const fan = await api.createUser();
  const early = await offer(api, whep, fan);
  assert.equal(early.statusCode, 409);
  assert.equal(early.json().code, 'stream.not_publishing');
  assert.equal(early.headers['retry-after'], '2');

  const published = await offer(api, whip, performer);
  assert.equal(published.statusCode, 201);
  assert.equal(published.headers['content-type'], 'application/sdp');
  assert.equal(published.headers.location, `http://localhost/api/streaming/resources/publish-${id}`);
  assert.equal(published.headers.link, undefined);
  assert.equal(published.body, 'v=0\r\n');
  const played = await offer(api, whep, fan);
  assert.equal(played.statusCode, 201);
  for (let times = 0; times < 2; times += 1) {
    assert.equal((await api.as(fan).delete(`/streaming/resources/play-${id}`)).status, 200);
  }
  assert.deepEqual(api.live.ended, [`play-${id}`, `play-${id}`]);
});

test('other clients are told what is taken and which servers relay', async (t) => {
  const api = await createTestApi(t, { TURN_URL: 'turn:turn.example:3478', TURN_SECRET: 'shared with coturn' });
  const { performer, whip, whep } = await goLive(api);
  const fan = await api.createUser();
  const ask = (url: string, by?: TestAccount) =>
    api.app.inject({
      method: 'OPTIONS',
      url: `/api${url}`,
      headers: by ? { authorization: `Bearer ${by.token}` } : {},
    });
  for (const [url, by] of [
    [whip, performer],
    [whep, fan],
  ] as const) {
    const told = await ask(url, by);
    assert.deepEqual([told.statusCode, told.headers['accept-post'], told.body], [200, 'application/sdp', '']);
    assert.match(String(told.headers.link), /^<turn:turn\.example:3478>; rel="ice-server"; username="\d+:/);
    assert.ok(String(told.headers.link).includes(`:${by.id}"`));
    // Credentials are an account's: who has them can relay anything by the site's servers.
    const open = await ask(url);
    assert.deepEqual(
      [open.statusCode, open.headers['accept-post'], open.headers.link],
      [200, 'application/sdp', undefined],
    );
  }
  assert.equal((await ask(whip, { ...performer, token: 'forged' })).statusCode, 401);
  const published = await offer(api, whip, performer);
  assert.match(String(published.headers.link), /rel="ice-server"/);
});

test('only its performer publishes to a stream, only accounts play it, and neither once it is over', async (t) => {
  const api = await createTestApi(t);
  const { performer, id, whip, whep } = await goLive(api);
  const [fan, rival] = [await api.createUser(), await api.createPerformer()];
  assert.equal((await offer(api, whip, rival)).statusCode, 403);
  assert.equal((await offer(api, whip, fan)).statusCode, 403);
  assert.equal((await offer(api, whip)).statusCode, 401);
  assert.equal((await offer(api, whep)).statusCode, 401);
  assert.equal(api.live.publishing.size, 0);
  await api.as(performer).put(`/streaming/live/${id}`, { status: 'ended' });
  assert.equal((await offer(api, whip, performer)).json().code, 'stream.ended');
  assert.equal((await offer(api, whep, fan)).json().code, 'stream.ended');
});

test('what is no session description is refused before the engine sees it', async (t) => {
  const api = await createTestApi(t);
  const { performer, whip } = await goLive(api);
  assert.equal((await offer(api, whip, performer, '{}', 'application/json')).statusCode, 415);
  assert.equal((await offer(api, whip, performer, 'a'.repeat(64 * 1024 + 1))).statusCode, 413);
  assert.equal((await offer(api, whip, performer, '')).statusCode, 422);
  assert.equal(api.live.publishing.size, 0);
});

test('the faults of the engine are told without its words', async (t) => {
  const api = await createTestApi(t);
  const { performer, whip } = await goLive(api);
  const failing = (code: ConstructorParameters<typeof LiveEngineError>[0]) => async () => {
    throw new LiveEngineError(code, 'inner words');
  };
  for (const [code, status, told] of [
    ['invalid-offer', 422, 'live.offer_refused'],
    ['unsupported-codec', 422, 'live.offer_refused'],
    ['capacity-reached', 503, 'live.unavailable'],
    ['unavailable', 503, 'live.unavailable'],
  ] as const) {
    t.mock.method(api.live, 'publish', failing(code));
    const answer = await offer(api, whip, performer);
    assert.deepEqual([answer.statusCode, answer.json().code], [status, told]);
    assert.ok(!answer.body.includes('inner words'));
  }
});

test('a picture that arrives while its stream is ended does not stay', async (t) => {
  const api = await createTestApi(t);
  const { performer, id, whip } = await goLive(api);
  const { publish } = api.live;
  t.mock.method(api.live, 'publish', async (room: string, sdp: string) => {
    const answer = await publish(room, sdp);
    await api.as(performer).put(`/streaming/live/${id}`, { status: 'ended' });
    return answer;
  });
  assert.equal((await offer(api, whip, performer)).json().code, 'stream.ended');
  assert.deepEqual(api.live.ended, [`publish-${id}`]);
});

test('her devices are told whose picture her stream shows, so that the former one lets go', async (t) => {
  const api = await createTestApi(t);
  const { performer, id, whip } = await goLive(api);
  await offer(api, `${whip}?from=phone`, performer);
  await offer(api, whip, performer);
  const told = api.events.filter(({ event }) => event.name === 'stream.published');
  assert.deepEqual(
    told.map(({ target, event }) => [target, event.data]),
    ['phone', null].map((from) => [
      { kind: 'user', userId: performer.id },
      { streamId: id, from },
    ]),
  );
});
