import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import type { TestApi } from '../../testing/api.ts';
import { JANUS_SECRET, startStandInJanus } from '../../testing/stand-in-janus.ts';
import { openJanusSite } from './testing-janus.ts';
import { offerTo } from './testing.ts';

const WAIT = { timeout: 30_000, interval: 20 };

/** A client's offer. @param number its own for VP8 */
const offerOf = (number: number): string =>
  [
    ...['v=0', 'o=- 1 2 IN IP4 127.0.0.1', 's=-', 't=0 0', `m=video 9 UDP/TLS/RTP/SAVPF ${number}`, 'a=mid:0'],
    ...['a=ice-ufrag:clnt', 'a=ice-pwd:passwordoftheclient0000', 'a=fingerprint:sha-256 52:30', 'a=setup:actpass'],
    ...[`a=rtpmap:${number} VP8/90000`, 'a=candidate:1 1 udp 2122 169.254.169.254 80 typ host', ''],
  ].join('\r\n');

const openSite = async (t: TestContext, count = 1) => {
  const nodes = await Promise.all(Array.from({ length: count }, () => startStandInJanus(t)));
  const start = await openJanusSite(
    t,
    nodes.map(({ env }) => env),
  );
  return { nodes, janus: nodes[0]!, start };
};

const goLive = async (api: TestApi) => {
  const performer = await api.createPerformer();
  const { _id: id } = (await api.as(performer).post('/streaming/live', { title: 'Ink' })).body.data;
  return { performer, id: id as string };
};

const holderOf = async (api: TestApi, id: string) =>
  (await api.db.selectFrom('streams').select('holder').where('id', '=', id).executeTakeFirstOrThrow()).holder;

const nodeOf = async (api: TestApi, room: string) =>
  (await api.db.selectFrom('live_rooms').select('node').where('room', '=', room).executeTakeFirstOrThrow()).node;

/** Sends her offer, which the nodes connect. */
const publish = async (api: TestApi, { id, performer, nodes }: Sent) => {
  const answer = await offerTo(api, `whip/${id}`, performer, offerOf(96));
  assert.equal(answer.statusCode, 201, answer.body);
  for (const node of nodes) node.connectAll();
  return answer;
};

type Sent = Awaited<ReturnType<typeof goLive>> & Pick<Awaited<ReturnType<typeof openSite>>, 'nodes'>;

test('a room is made, closed and opened by words that the site alone can make, and no candidate gets there', async (t) => {
  const { nodes, janus, start } = await openSite(t);
  const { api } = await start();
  const live = await goLive(api);
  const fan = await api.createUser();
  assert.equal((await offerTo(api, `whep/${live.id}`, fan, offerOf(120))).json().code, 'stream.not_publishing');
  const published = await offerTo(api, `whip/${live.id}`, live.performer, offerOf(96));
  // Until her picture has come there is none.
  assert.equal((await offerTo(api, `whep/${live.id}`, fan, offerOf(120))).json().code, 'stream.not_publishing');
  nodes[0]!.connectAll();
  const played = await offerTo(api, `whep/${live.id}`, fan, offerOf(120));
  assert.deepEqual([published.statusCode, played.statusCode], [201, 201]);
  assert.match(played.body, /m=video 9 UDP\/TLS\/RTP\/SAVPF 120\r\n/);

  const { secret, pin } = janus.rooms.get(live.id) ?? {};
  assert.match(`${String(secret)} ${String(pin)}`, /^[\da-f]{64} [\da-f]{64}$/);
  assert.notEqual(secret, pin);
  const told = JSON.stringify([published.headers, published.body, played.headers, played.body]);
  for (const hidden of [JANUS_SECRET, String(secret), String(pin), janus.url])
    assert.ok(!told.includes(hidden), hidden);
  assert.ok(!JSON.stringify(janus.asked).includes('169.254.169.254'));

  await t.waitFor(async () => assert.equal(await holderOf(api, live.id), 'outside'), WAIT);
  // Hers for a viewer with other numbers, and the usual one, whichever is made first.
  await t.waitFor(() => assert.deepEqual(janus.forwards.map(({ pt }) => pt).toSorted(), [120, 96]), WAIT);
  assert.equal(janus.inRoom(live.id).length, 2);
  await api.as(live.performer).put(`/streaming/live/${live.id}`, { status: 'ended' });
  assert.deepEqual([janus.inRoom(live.id), janus.rooms.size, janus.mounts.size], [[], 0, 0]);
});

test('a publisher of whom nothing comes is gone, and the next one takes the place', async (t) => {
  const { nodes, janus, start } = await openSite(t);
  const [{ api: one }, { api: other }] = [await start(), await start()];
  const live = await goLive(one);
  await publish(one, { ...live, nodes });
  await t.waitFor(async () => assert.equal(await holderOf(other, live.id), 'outside'), WAIT);
  const [former] = janus.inRoom(live.id);
  for (const mount of janus.mounts.values()) mount.ageMs = 11_000;
  await t.waitFor(async () => assert.equal(await holderOf(other, live.id), null), WAIT);

  await publish(other, { ...live, nodes });
  await t.waitFor(() => assert.ok(!janus.clients.has(former!)), WAIT);
  for (const mount of janus.mounts.values()) mount.ageMs = 10;
  await t.waitFor(async () => assert.equal(await holderOf(one, live.id), 'outside'), WAIT);
  // The same mountpoint, to which both were handed, in turn.
  await t.waitFor(() => assert.deepEqual([janus.mounts.size, janus.forwards.length], [1, 2]), WAIT);
  assert.equal(new Set(janus.forwards.map(({ port }) => port)).size, 1);
});

test('sessions are kept alive, and those whose connection broke off, or that Janus has lost, are forgotten', async (t) => {
  const { nodes, janus, start } = await openSite(t);
  const [{ api }] = [await start(), await start()];
  const live = await goLive(api);
  await publish(api, { ...live, nodes });
  const [publisher] = janus.inRoom(live.id);
  for (let viewers = 0; viewers < 3; viewers += 1)
    assert.equal((await offerTo(api, `whep/${live.id}`, await api.createUser(), offerOf(96))).statusCode, 201);
  const [broken, lost, stays] = janus.inRoom(live.id).filter((session) => session !== publisher);
  janus.hangUp(broken!);
  janus.clients.delete(lost!);
  const kept = () =>
    janus.asked.filter(({ body }) => (body as { request?: string } | undefined)?.request === 'configure');
  assert.equal(kept().length, 0);
  await sql`update live_sessions set kept_at = now() - interval '20 seconds'`.execute(api.db);
  await t.waitFor(async () => {
    const rows = await api.db.selectFrom('live_sessions').select('location').execute();
    assert.deepEqual(
      rows.map(({ location }) => Number(/#(\d+)\//.exec(location)?.[1])).toSorted(),
      [publisher, stays].toSorted(),
    );
  }, WAIT);
  assert.ok(!janus.clients.has(broken!));
  // Once each, although two processes look.
  assert.equal(kept().length, 4);
});

test('what could not be ended while its node was away is ended when it is back, by any process', async (t) => {
  const { nodes, janus, start } = await openSite(t);
  const [one, other] = [await start(), await start()];
  const live = await goLive(one.api);
  await publish(one.api, { ...live, nodes });
  const fan = await one.api.createUser();
  const played = await offerTo(one.api, `whep/${live.id}`, fan, offerOf(96));
  janus.state.isAway = true;
  const refused = await offerTo(one.api, `whep/${live.id}`, fan, offerOf(96));
  assert.deepEqual([refused.statusCode, refused.json().code], [503, 'live.unavailable']);
  const { pathname } = new URL(String(played.headers.location));
  assert.equal((await one.api.app.inject({ method: 'DELETE', url: pathname })).statusCode, 200);
  await one.end();
  janus.state.isAway = false;
  await t.waitFor(() => assert.equal(janus.inRoom(live.id).length, 1), WAIT);
  assert.equal((await other.api.app.inject({ method: 'DELETE', url: pathname })).statusCode, 200);
});

test('rooms are spread over nodes, and those of a node that is away are made again on another', async (t) => {
  const { nodes, start } = await openSite(t, 2);
  const [{ api: one }, { api: other }] = [await start(), await start()];
  const [first, second] = [await goLive(one), await goLive(one)];
  for (const live of [first, second]) await publish(one, { ...live, nodes });
  for (const { id } of [first, second])
    await t.waitFor(async () => assert.equal(await holderOf(one, id), 'outside'), WAIT);
  const [away, stays] = [await nodeOf(one, first.id), await nodeOf(one, second.id)];
  assert.notEqual(away, stays);
  nodes.find(({ url }) => url === away)!.state.isAway = true;
  await publish(other, { ...first, nodes });
  assert.equal(await nodeOf(one, first.id), stays);
  await t.waitFor(
    async () => assert.equal((await offerTo(one, `whep/${first.id}`, second.performer, offerOf(96))).statusCode, 201),
    WAIT,
  );
  // Back with what it had: the room lives elsewhere, and what is left of it here is ended.
  const returned = nodes.find(({ url }) => url === away)!;
  returned.state.isAway = false;
  await t.waitFor(() => assert.deepEqual(returned.inRoom(first.id), []), WAIT);
  assert.equal(await nodeOf(one, first.id), stays);
  // The publisher who came back is noted by the next look of a process.
  for (const { id } of [first, second])
    await t.waitFor(async () => assert.equal(await holderOf(one, id), 'outside'), WAIT);
});

test('nonsense, and refusals, are no session, and are told without words of Janus’s', async (t) => {
  const { janus, start } = await openSite(t);
  const { api } = await start();
  const { performer, id } = await goLive(api);
  for (const nonsense of [
    '<html>',
    '{}',
    '{"janus":"success"}',
    '{"janus":"error","error":{"code":403,"reason":"inner"}}',
  ]) {
    janus.state.nonsense = nonsense;
    const refused = await offerTo(api, `whip/${id}`, performer, offerOf(96));
    assert.deepEqual([refused.statusCode, refused.json().code], [503, 'live.unavailable'], nonsense);
    assert.ok(!refused.body.includes('inner'));
  }
  janus.state.nonsense = null;
  for (const offer of ['v=0\r\n', offerOf(96).replace('VP8', 'AV1')]) {
    const refused = await offerTo(api, `whip/${id}`, performer, offer);
    assert.deepEqual([refused.statusCode, refused.json().code], [422, 'live.offer_refused']);
  }
  assert.deepEqual(await api.db.selectFrom('live_sessions').select('id').execute(), []);
});

test('of a picture that comes in several sizes each viewer gets the one that it asks for', async (t) => {
  const { janus, start } = await openSite(t);
  const [{ api }, { api: other }] = [await start(), await start()];
  const live = await goLive(api);
  const own = await api.as(live.performer).get('/streaming/live');
  assert.equal(own.body.data.takesLayers, true);
  const inSizes = `${offerOf(96)}${['a=rid:h send', 'a=rid:m send', 'a=rid:l send', 'a=simulcast:send h;m;l', ''].join('\r\n')}`;
  const published = await offerTo(api, `whip/${live.id}`, live.performer, inSizes);
  assert.deepEqual([published.statusCode, published.headers.link], [201, undefined]);
  janus.connectAll();
  const played = await offerTo(api, `whep/${live.id}`, await api.createUser(), offerOf(120));
  const layer = `${new URL(String(played.headers.location)).pathname}/layer`;
  assert.equal(String(played.headers.link), `<http://localhost${layer}>; rel="urn:ietf:params:whep:ext:core:layer"`);
  // The small one, the medium one and the large one.
  await t.waitFor(
    () =>
      assert.deepEqual(
        janus.forwards.map(({ more }) => more.length),
        [2, 2],
      ),
    WAIT,
  );

  const choose = (url: string, payload: object) => other.app.inject({ method: 'POST', url, payload });
  for (const encodingId of ['l', 'm', 'h']) assert.equal((await choose(layer, { encodingId })).statusCode, 200);
  const chosen = janus.asked.flatMap(({ body }) => {
    const { request, mid, substream } = Object(body);
    return request === 'configure' && substream !== undefined ? [[mid, substream]] : [];
  });
  assert.deepEqual(
    chosen,
    [0, 1, 2].map((substream) => ['video', substream]),
  );

  assert.equal((await choose(layer, { encodingId: 'x' })).statusCode, 422);
  const ofPublisher = `${new URL(String(published.headers.location)).pathname}/layer`;
  for (const url of [ofPublisher, '/api/streaming/resources/nobody/layer'])
    assert.equal((await choose(url, { encodingId: 'l' })).statusCode, 404);
  await api.as(live.performer).put(`/streaming/live/${live.id}`, { status: 'ended' });
  assert.equal((await choose(layer, { encodingId: 'l' })).statusCode, 404);
});

test('who comes back with one size alone is seen by viewers who connect anew', async (t) => {
  const { nodes, janus, start } = await openSite(t);
  const { api } = await start();
  const live = await goLive(api);
  assert.equal(
    (await offerTo(api, `whip/${live.id}`, live.performer, `${offerOf(96)}a=simulcast:send h;l\r\n`)).statusCode,
    201,
  );
  janus.connectAll();
  await t.waitFor(() => assert.deepEqual([...janus.mounts.keys()], [`${live.id}.vp8-96-layers`]), WAIT);
  await publish(api, { ...live, nodes });
  await t.waitFor(() => assert.deepEqual([...janus.mounts.keys()], [`${live.id}.vp8-96`]), WAIT);
  const played = await offerTo(api, `whep/${live.id}`, await api.createUser(), offerOf(96));
  assert.deepEqual([played.statusCode, played.headers.link], [201, undefined]);
  // Whoever asks all the same keeps what there is.
  const url = `${new URL(String(played.headers.location)).pathname}/layer`;
  assert.equal((await api.app.inject({ method: 'POST', url, payload: { encodingId: 'l' } })).statusCode, 200);
});
