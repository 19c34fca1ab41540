import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApi } from '../../testing/api.ts';
import { type Scripted, STAND_IN_ANSWER, STAND_IN_SECRET } from '../../testing/stand-in-engine.ts';
import { keepSegments } from '../recordings/keep-segments.ts';
import { streamingJobs } from './streaming.jobs.ts';
import { openOutsideSite } from './testing-outside.ts';
import { OFFER, offerTo } from './testing.ts';

const WAIT = { timeout: 30_000, interval: 20 };
const ICE_OFFER = `${OFFER}t=0 0\r\na=ice-ufrag:abcd\r\na=ice-pwd:abcdefghijklmnopqrstuvwx\r\n`;
const FRAGMENT = 'a=ice-ufrag:abcd\r\na=ice-pwd:abcdefghijklmnopqrstuvwx\r\nm=audio 9 RTP/AVP 0\r\na=mid:0\r\n';

const goLive = async (api: TestApi) => {
  const performer = await api.createPerformer();
  const { _id: id } = (await api.as(performer).post('/streaming/live', { title: 'Ink' })).body.data;
  return { performer, id: id as string };
};

const streamOf = (api: TestApi, id: string) =>
  api.db.selectFrom('streams').select(['status', 'holder']).where('id', '=', id).executeTakeFirstOrThrow();

const pathOf = (location: unknown): string => new URL(String(location)).pathname;

const atSession = (api: TestApi, location: unknown, method: 'PATCH' | 'DELETE', ifMatch?: unknown) =>
  api.app.inject({
    method,
    url: pathOf(location),
    ...(method === 'PATCH' && { payload: FRAGMENT }),
    headers: {
      ...(method === 'PATCH' && { 'content-type': 'application/trickle-ice-sdpfrag' }),
      ...(ifMatch !== undefined && { 'if-match': String(ifMatch) }),
    },
  });

/** A stream with a picture, and a fan who plays it. */
const playing = async (api: TestApi, fan?: TestAccount) => {
  const { performer, id } = await goLive(api);
  const published = await offerTo(api, `whip/${id}`, performer, ICE_OFFER);
  assert.equal(published.statusCode, 201, published.body);
  const viewer = fan ?? (await api.createUser());
  const played = await offerTo(api, `whep/${id}`, viewer, ICE_OFFER);
  assert.equal(played.statusCode, 201, played.body);
  return { performer, id, viewer, published, played };
};

test('offers go to the engine and its answers to the client, who sees neither its address nor what it is shown', async (t) => {
  const { engine, start } = await openOutsideSite(t);
  const { api } = await start();
  const { performer, id } = await goLive(api);
  const fan = await api.createUser();
  const early = await offerTo(api, `whep/${id}`, fan, ICE_OFFER);
  assert.deepEqual([early.statusCode, early.json().code], [409, 'stream.not_publishing']);

  const published = await offerTo(api, `whip/${id}`, performer, ICE_OFFER);
  assert.deepEqual([published.statusCode, published.body], [201, STAND_IN_ANSWER]);
  const played = await offerTo(api, `whep/${id}`, fan, ICE_OFFER);
  assert.equal(played.statusCode, 201);
  const sent = engine.asked.filter(({ body }) => body === ICE_OFFER);
  assert.deepEqual(
    sent.map(({ url }) => url),
    [`/${id}/whep`, `/${id}/whip`, `/${id}/whep`],
  );
  assert.deepEqual(
    engine.hooked.map((asked) => Object(asked).action),
    ['read', 'publish', 'read'],
  );
  const tokens = sent.map(({ authorization }) => authorization?.replace('Bearer ', '') ?? '');
  for (const answer of [published, played]) {
    const told = JSON.stringify([answer.headers, answer.body]);
    for (const secret of [...tokens, ...engine.sessions.keys(), STAND_IN_SECRET, engine.url])
      assert.ok(secret !== '' && !told.includes(secret), secret);
    assert.match(String(answer.headers.location), /^http:\/\/localhost\/api\/streaming\/resources\/[\w-]{43}$/);
    // Of its links those to servers of ICE.
    assert.match(String(answer.headers.link), /^<stun:relay\.example:3478>; rel="ice-server",\s?<turn:relay\.example/);
    assert.ok(!String(answer.headers.link).includes('engine.example'));
  }
});

test('candidates and the end of a session reach the engine, by any process', async (t) => {
  const { engine, start } = await openOutsideSite(t);
  const [one, other] = [(await start()).api, (await start()).api];
  const { played } = await playing(one);
  const { location, etag } = played.headers;
  assert.equal((await atSession(other, location, 'PATCH')).statusCode, 428);
  assert.equal((await atSession(other, location, 'PATCH', '"another"')).statusCode, 412);
  assert.equal((await atSession(other, location, 'PATCH', etag)).statusCode, 204);
  const handed = engine.asked.filter(({ method }) => method === 'PATCH');
  assert.deepEqual(
    handed.map(({ body, ifMatch }) => [body, ifMatch]),
    [[FRAGMENT, '*']],
  );
  for (let times = 0; times < 2; times += 1) assert.equal((await atSession(other, location, 'DELETE')).statusCode, 200);
  assert.deepEqual(
    [...engine.sessions.values()].map(({ action }) => action),
    ['publish'],
  );
  assert.equal((await atSession(other, location, 'PATCH', etag)).statusCode, 404);
});

test('the engine tells who publishes: the stream is held by no process, and has a minute when the picture goes', async (t) => {
  const { engine, start } = await openOutsideSite(t);
  // What others send to the same engine disturbs nobody.
  engine.publishing.set('garden camera', 'b5b0c7b4-0000-4000-8000-000000000003');
  const [first, second] = [await start(), await start()];
  const { id } = await playing(first.api);
  await t.waitFor(async () => assert.equal((await streamOf(first.api, id)).holder, 'outside'), WAIT);
  // A process that ends, even the one that brought the offer, ends nothing.
  await first.end();
  await streamingJobs['end-abandoned-stream'](second.api.context, { streamId: id });
  assert.deepEqual(await streamOf(second.api, id), { status: 'live', holder: 'outside' });

  assert.ok(engine.publishing.has('garden camera'));
  engine.lose(id);
  await t.waitFor(async () => assert.equal((await streamOf(second.api, id)).holder, null), WAIT);
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from run_at - now())::float8 as seconds from graphile_worker.jobs
    where task_identifier = 'end-abandoned-stream'`.execute(second.api.db);
  assert.equal(rows.length, 1);
  assert.ok(rows.every(({ seconds }) => seconds > 30 && seconds <= 60));
  await streamingJobs['end-abandoned-stream'](second.api.context, { streamId: id });
  assert.equal((await streamOf(second.api, id)).status, 'ended');
});

test('an engine that is away gets nothing new, and nothing that runs is ended for it', async (t) => {
  const { engine, start } = await openOutsideSite(t);
  const { api } = await start();
  const { performer, id, viewer } = await playing(api);
  await t.waitFor(async () => assert.equal((await streamOf(api, id)).holder, 'outside'), WAIT);
  engine.state.isAway = true;
  for (const [route, by] of [
    [`whip/${id}`, performer],
    [`whep/${id}`, viewer],
  ] as const) {
    const refused = await offerTo(api, route, by, ICE_OFFER);
    assert.deepEqual(
      [refused.statusCode, refused.json().code, refused.headers['retry-after']],
      [503, 'live.unavailable', '2'],
    );
    assert.ok(!refused.body.includes(engine.url));
  }
  const looks = engine.asked.length;
  await t.waitFor(() => assert.ok(engine.asked.length > looks + 3), WAIT);
  await streamingJobs['end-abandoned-stream'](api.context, { streamId: id });
  assert.deepEqual(await streamOf(api, id), { status: 'live', holder: 'outside' });
  engine.state.isAway = false;
  assert.equal((await offerTo(api, `whep/${id}`, viewer, ICE_OFFER)).statusCode, 201);
});

test('nonsense of the engine is no session', async (t) => {
  const { engine, start } = await openOutsideSite(t);
  const { api } = await start();
  const { performer, id } = await goLive(api);
  const sdp = { 'content-type': 'application/sdp', location: '/x/whip/1' };
  const nonsense: Scripted[] = [
    { status: 201, headers: { 'content-type': 'application/sdp' }, body: STAND_IN_ANSWER },
    { status: 201, headers: { ...sdp, location: 'http://169.254.169.254/latest' }, body: STAND_IN_ANSWER },
    { status: 201, headers: { ...sdp, 'content-type': 'text/html' }, body: STAND_IN_ANSWER },
    { status: 201, headers: sdp, body: '<html>' },
    { status: 201, headers: sdp, body: `${STAND_IN_ANSWER}${'a=x\r\n'.repeat(20_000)}` },
    { status: 200, headers: sdp, body: STAND_IN_ANSWER },
    { status: 307, headers: { location: 'http://169.254.169.254/' } },
    { status: 401 },
    { status: 404 },
    { status: 500, body: 'inner words' },
  ];
  for (const answer of nonsense) {
    engine.answerNext(answer);
    const refused = await offerTo(api, `whip/${id}`, performer, ICE_OFFER);
    assert.deepEqual([refused.statusCode, refused.json().code], [503, 'live.unavailable'], JSON.stringify(answer));
    assert.ok(!refused.body.includes('inner words'));
  }
  for (const status of [400, 415, 422]) {
    engine.answerNext({ status });
    const refused = await offerTo(api, `whip/${id}`, performer, ICE_OFFER);
    assert.deepEqual([refused.statusCode, refused.json().code], [422, 'live.offer_refused']);
  }
  assert.deepEqual(await api.db.selectFrom('live_sessions').select('id').execute(), []);
});

test('who may no longer watch is thrown out by whichever process hears of it', async (t) => {
  const { engine, start } = await openOutsideSite(t);
  const [one, other] = [(await start()).api, (await start()).api];
  const { performer, id, viewer } = await playing(one);
  const stays = await one.createUser();
  assert.equal((await offerTo(one, `whep/${id}`, stays, ICE_OFFER)).statusCode, 201);
  await other.as(performer).post('/block/users', { userId: viewer.id });
  await t.waitFor(
    () =>
      assert.deepEqual(
        [...engine.sessions.values()].map(({ action }) => action),
        ['publish', 'read'],
      ),
    WAIT,
  );
  assert.equal((await offerTo(other, `whep/${id}`, viewer, ICE_OFFER)).statusCode, 404);
});

test('an account takes few of its places: one more, by whichever process, ends the first', async (t) => {
  const { engine, start } = await openOutsideSite(t);
  const [{ api }, { api: other }] = [await start(), await start()];
  const { id, viewer, published, played } = await playing(api);
  for (const from of [other, api, other, api, other])
    assert.equal((await offerTo(from, `whep/${id}`, viewer, ICE_OFFER)).statusCode, 201);
  assert.equal(engine.sessions.size, 7);
  assert.equal((await offerTo(other, `whep/${id}`, viewer, ICE_OFFER)).statusCode, 201);
  assert.equal(engine.sessions.size, 7);
  const known = await api.db.selectFrom('live_sessions').select('id').execute();
  const has = (location: unknown) => known.some((session) => pathOf(location).endsWith(`/${session.id}`));
  assert.deepEqual([has(published.headers.location), has(played.headers.location)], [true, false]);
});

test('what an engine does not end at its address is kicked, and what it does not end at all is tried again', async (t) => {
  const { engine, start } = await openOutsideSite(t);
  const { api } = await start();
  const { performer, id, played } = await playing(api);
  engine.state.endStatus = 500;
  assert.equal((await atSession(api, played.headers.location, 'DELETE')).statusCode, 200);
  assert.deepEqual(
    [...engine.sessions.values()].map(({ action }) => action),
    ['publish'],
  );
  engine.state.isAway = true;
  assert.equal((await api.as(performer).put(`/streaming/live/${id}`, { status: 'ended' })).status, 200);
  assert.equal(engine.sessions.size, 1);
  engine.state.isAway = false;
  await t.waitFor(() => assert.equal(engine.sessions.size, 0), WAIT);
  await t.waitFor(
    async () => assert.deepEqual(await api.db.selectFrom('live_sessions').select('id').execute(), []),
    WAIT,
  );
});

test('the end of a stream empties its room, also of those whom the site did not bring', async (t) => {
  const { engine, start } = await openOutsideSite(t);
  const { api } = await start();
  const { performer, id } = await playing(api);
  engine.sessions.set('stranger', { id: 'b5b0c7b4-0000-4000-8000-000000000001', room: id, action: 'read' });
  engine.sessions.set('elsewhere', { id: 'b5b0c7b4-0000-4000-8000-000000000002', room: 'other', action: 'read' });
  await api.as(performer).put(`/streaming/live/${id}`, { status: 'ended' });
  assert.deepEqual([...engine.sessions.keys()], ['elsewhere']);
});

test('an engine without an API is believed when it tells who came and went', async (t) => {
  const { engine, start } = await openOutsideSite(t, { LIVE_ENGINE_API_URL: '' });
  const { api } = await start();
  const { id, viewer } = await playing(api);
  await t.waitFor(async () => assert.equal((await streamOf(api, id)).holder, 'outside'), WAIT);
  const tell = (event: string, room: string, secret = STAND_IN_SECRET) =>
    api.app.inject({
      method: 'POST',
      url: `/api/streaming/engine/events?event=${event}&room=${encodeURIComponent(room)}`,
      headers: { authorization: `Bearer ${secret}` },
    });
  assert.equal((await tell('went', id, 'a guess')).statusCode, 401);
  assert.equal((await tell('went', 'room of somebody else')).statusCode, 204);
  assert.equal((await streamOf(api, id)).holder, 'outside');
  assert.equal((await tell('went', id)).statusCode, 204);
  await t.waitFor(async () => assert.equal((await streamOf(api, id)).holder, null), WAIT);
  assert.equal((await tell('came', id)).statusCode, 204);
  await t.waitFor(async () => assert.equal((await streamOf(api, id)).holder, 'outside'), WAIT);
  // It also tells by what it answers a viewer.
  engine.lose(id);
  assert.equal((await offerTo(api, `whep/${id}`, viewer, ICE_OFFER)).statusCode, 409);
  await t.waitFor(async () => assert.equal((await streamOf(api, id)).holder, null), WAIT);
});

test('nothing is recorded of what does not pass here, and she is told so', async (t) => {
  const { start } = await openOutsideSite(t);
  const { api } = await start();
  const stop = await keepSegments(api.context);
  const { performer, id } = await playing(api);
  await t.waitFor(async () => assert.equal((await streamOf(api, id)).holder, 'outside'), WAIT);
  await stop();
  assert.deepEqual(await api.db.selectFrom('recordings').select('id').execute(), []);
  const setting = await api.as(performer).get('/streaming/recordings/setting');
  assert.deepEqual(setting.body.data, { isOn: true, isPossible: false });
});

test('the engine lets in by a token for the room and the action, and nobody else asks', async (t) => {
  const { engine, start } = await openOutsideSite(t);
  const { api } = await start();
  const { id } = await playing(api);
  const tokenOf = (path: string) =>
    engine.asked.find(({ url }) => url === path)?.authorization?.replace('Bearer ', '') ?? '';
  const [publish, read] = [tokenOf(`/${id}/whip`), tokenOf(`/${id}/whep`)];
  const ask = async (body: object, authorization = `Bearer ${STAND_IN_SECRET}`) => {
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: '/api/streaming/engine/auth',
      payload: body,
      headers: authorization === '' ? {} : { authorization },
    });
    return statusCode;
  };
  const right = { action: 'publish', path: id, token: publish, protocol: 'webrtc' };
  assert.equal(await ask(right), 200);
  assert.equal(await ask({ action: 'on_play', stream: id, param: `?token=${read}` }), 200);
  assert.equal(await ask({ action: 'api', user: 'site', password: STAND_IN_SECRET }), 200);
  const basic = `Basic ${Buffer.from(`engine:${STAND_IN_SECRET}`).toString('base64')}`;
  assert.equal(await ask(right, basic), 200);
  for (const authorization of [
    '',
    'Bearer a-guess',
    'Basic bm8=',
    `Basic ${Buffer.from('engine:no').toString('base64')}`,
  ])
    assert.equal(await ask(right, authorization), 401, authorization);
  const wrong = [
    { ...right, token: read },
    { ...right, action: 'read' },
    { ...right, path: '0197a000-0000-7000-8000-000000000001' },
    { ...right, protocol: 'rtsp' },
    { ...right, token: `${publish.slice(0, -1)}${publish.endsWith('A') ? 'B' : 'A'}` },
    { ...right, token: publish.replace(/^\d+/, (until) => `${Number(until) + 1}`) },
    { ...right, token: '' },
    { ...right, token: STAND_IN_SECRET },
    { ...right, action: 'playback' },
    { ...right, action: 'constructor' },
    { action: 'api', password: 'a guess' },
  ];
  for (const body of wrong) assert.equal(await ask(body), 401, JSON.stringify(body));
});

test('an engine that tells much at once is not asked as often', async (t) => {
  const { engine, start } = await openOutsideSite(t);
  const { api } = await start();
  const { shared } = api.context.live;
  assert.ok(shared);
  const looks = () => engine.asked.filter(({ url }) => url.startsWith('/v3/paths/list')).length;
  const before = looks();
  const { id } = await playing(api);
  await Promise.all(Array.from({ length: 50 }, () => shared.heard(id, true)));
  assert.equal(await shared.isPublishing(id), true);
  assert.ok(looks() - before < 25, `${looks() - before} looks`);
});
