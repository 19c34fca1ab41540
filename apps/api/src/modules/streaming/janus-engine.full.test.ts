import assert from 'node:assert/strict';
import { after, test, type TestContext } from 'node:test';
import { cleanup } from 'node-datachannel';
import { LivePeer } from '../../platform/live/testing/live-peer.ts';
import { rtp } from '../../platform/live/testing/rtp.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApi } from '../../testing/api.ts';
import { needsJanus, startJanus } from '../../testing/janus.ts';
import { streamingJobs } from './streaming.jobs.ts';
import { openJanusSite } from './testing-janus.ts';
import { offerTo } from './testing.ts';

const WAIT = { timeout: 30_000, interval: 50 };
const OPTIONS = { ...needsJanus, timeout: 120_000 };
/** Janus does not speak to clients by loopback. */
const FROM = { address: null };
/** The beginning of a frame of VP8. */
const FRAME = Buffer.from([0x10, 0x00, 0x9d, 0x01, 0x2a, 1, 1, 1, 1]);

after(() => cleanup());

const goLive = async (api: TestApi) => {
  const performer = await api.createPerformer();
  const { _id: id } = (await api.as(performer).post('/streaming/live', { title: 'Ink' })).body.data;
  return { performer, id: id as string };
};

/** Sends a picture until the test is over. */
const sendOn = (t: TestContext, peer: LivePeer): void => {
  let sequence = 0;
  const timer = setInterval(() => {
    sequence += 1;
    if (peer.canSend)
      peer.send(rtp({ sequence, timestamp: sequence * 1800, marker: true, ssrc: peer.ssrc, payload: FRAME }));
  }, 20);
  t.after(() => {
    clearInterval(timer);
    peer.close();
  });
};

const publish = async (t: TestContext, api: TestApi, { id, performer, ssrc = 77 }: Published) => {
  const peer = LivePeer.publisher({ ...FROM, ssrc });
  const answer = await offerTo(api, `whip/${id}`, performer, await peer.offer());
  assert.equal(answer.statusCode, 201, answer.body);
  await peer.accept({ resourceId: String(answer.headers.location), answerSdp: answer.body });
  sendOn(t, peer);
  return { peer, answer };
};

/** The identifiers of header extensions that the offer names: of a packet's section, and of its size. */
const [MID, RID] = [4, 10];
const ELEMENT = (id: number, text: string) => Buffer.from([id << 4, text.charCodeAt(0)]);

/** A publisher's offer of one picture in three sizes, as browsers make it. */
const inSizes = (offer: string): string =>
  [
    ...offer.split('\r\n').filter((line) => line !== '' && !/^a=(ssrc|msid):/.test(line)),
    ...[
      `a=extmap:${MID} urn:ietf:params:rtp-hdrext:sdes:mid`,
      `a=extmap:${RID} urn:ietf:params:rtp-hdrext:sdes:rtp-stream-id`,
    ],
    ...['a=rid:h send', 'a=rid:m send', 'a=rid:l send', 'a=simulcast:send h;m;l', ''],
  ].join('\r\n');

/** A key frame of VP8 that says by its last letter which size it is; Janus reads none that is shorter. */
const keyFrame = (rid: string) =>
  Buffer.from([0x10, 0, 0, 0, 0x9d, 0x01, 0x2a, ...Array<number>(16).fill(1), rid.charCodeAt(0)]);

const publishInSizes = async (t: TestContext, api: TestApi, { id, performer, ssrc = 177 }: Published) => {
  const peer = LivePeer.publisher(FROM);
  const answer = await offerTo(api, `whip/${id}`, performer, inSizes(await peer.offer()));
  assert.equal(answer.statusCode, 201, answer.body);
  await peer.accept({ resourceId: String(answer.headers.location), answerSdp: answer.body });
  let sequence = 0;
  const sendEach = (rid: string, at: number) => {
    const extension = Buffer.concat([ELEMENT(MID, '0'), ELEMENT(RID, rid)]);
    peer.send(
      rtp({ sequence, timestamp: sequence * 1800, marker: true, ssrc: ssrc + at, payload: keyFrame(rid), extension }),
    );
  };
  const timer = setInterval(() => {
    sequence += 1;
    if (peer.canSend) ['h', 'm', 'l'].forEach(sendEach);
  }, 20);
  t.after(() => {
    clearInterval(timer);
    peer.close();
  });
  return peer;
};

/** The size of which a viewer's latest packets are. */
const sizeOf = (peer: LivePeer): string => {
  const sizes = new Set(peer.received.slice(-10).map((packet) => String.fromCharCode(packet.at(-1) ?? 0)));
  return [...sizes].join('');
};

interface Published {
  id: string;
  performer: TestAccount;
  ssrc?: number;
}

const watch = async (t: TestContext, api: TestApi, { id, fan, payloadType = 96 }: Watched) => {
  const peer = LivePeer.viewer({ ...FROM, payloadType });
  t.after(() => peer.close());
  const offer = await peer.offer();
  const answer = await t.waitFor(async () => {
    const played = await offerTo(api, `whep/${id}`, fan, offer);
    assert.equal(played.statusCode, 201, played.body);
    return played;
  }, WAIT);
  await peer.accept({ resourceId: String(answer.headers.location), answerSdp: answer.body });
  await peer.until(() => peer.received.length > 20);
  return { peer, answer };
};

interface Watched {
  id: string;
  fan: TestAccount;
  payloadType?: number;
}

const streamOf = (api: TestApi, id: string) =>
  api.db.selectFrom('streams').select(['status', 'holder']).where('id', '=', id).executeTakeFirstOrThrow();

const isHeld = (t: TestContext, api: TestApi, id: string) =>
  t.waitFor(async () => assert.equal((await streamOf(api, id)).holder, 'outside'), WAIT);

const numberOf = (packet: Buffer): number => packet.readUInt8(1) & 0x7f;

/** Packets go on coming. */
const goesOn = (peer: LivePeer) => {
  const before = peer.received.length;
  return peer.until(() => peer.received.length > before + 20);
};

test('a picture goes by Janus to viewers with other numbers for codecs, by any process', OPTIONS, async (t) => {
  const janus = await startJanus(t);
  const start = await openJanusSite(t, [janus.env]);
  const [one, other] = [await start(), await start()];
  const { performer, id } = await goLive(one.api);
  const early = await offerTo(one.api, `whep/${id}`, await one.api.createUser(), await LivePeer.viewer(FROM).offer());
  assert.deepEqual([early.statusCode, early.json().code], [409, 'stream.not_publishing']);

  const { answer } = await publish(t, one.api, { id, performer });
  const viewers = [
    await watch(t, one.api, { id, fan: await one.api.createUser() }),
    await watch(t, other.api, { id, fan: await other.api.createUser(), payloadType: 120 }),
  ];
  assert.deepEqual(
    viewers.map(({ peer }) => [...new Set(peer.received.map(numberOf))]),
    [[96], [120]],
  );
  for (const { headers, body } of [answer, ...viewers.map((viewer) => viewer.answer)]) {
    const told = JSON.stringify(headers);
    assert.ok(!told.includes(janus.url) && !`${told}${body}`.includes(janus.node.secret));
    assert.match(String(headers.location), /^http:\/\/localhost\/api\/streaming\/resources\/[\w-]{43}$/);
    assert.match(String(headers.etag), /^"/);
  }
  await isHeld(t, other.api, id);
  await t.waitFor(async () => assert.equal((await other.api.context.live.stats()).rooms[0]?.viewers, 2), WAIT);

  // A process that ends, even the one that brought the offer, ends nothing.
  await one.end();
  await streamingJobs['end-abandoned-stream'](other.api.context, { streamId: id });
  assert.deepEqual(await streamOf(other.api, id), { status: 'live', holder: 'outside' });
  await goesOn(viewers[0]!.peer);

  await other.api.as(performer).put(`/streaming/live/${id}`, { status: 'ended' });
  await Promise.all(viewers.map(({ peer }) => peer.until(() => peer.state !== 'connected')));
  const over = await offerTo(other.api, `whep/${id}`, performer, await LivePeer.viewer(FROM).offer());
  assert.equal(over.json().code, 'stream.ended');
  assert.deepEqual(await other.api.db.selectFrom('live_sessions').select('id').execute(), []);
});

test(
  'who may no longer watch loses the picture by another process, and a forged token gets none',
  OPTIONS,
  async (t) => {
    const janus = await startJanus(t);
    const start = await openJanusSite(t, [janus.env]);
    const [{ api: one }, { api: other }] = [await start(), await start()];
    const { performer, id } = await goLive(one);
    const [stays, banned] = [await one.createUser(), await one.createUser()];
    await publish(t, one, { id, performer });
    const kept = await watch(t, one, { id, fan: stays });
    const lost = await watch(t, one, { id, fan: banned });
    await other.as(performer).post('/block/users', { userId: banned.id });
    await lost.peer.until(() => lost.peer.state !== 'connected');
    await goesOn(kept.peer);
    const offer = await LivePeer.viewer(FROM).offer();
    assert.equal((await offerTo(other, `whep/${id}`, banned, offer)).statusCode, 404);
    for (const route of [`whip/${id}`, `whep/${id}`])
      assert.equal((await offerTo(one, route, { ...performer, token: 'forged' }, offer)).statusCode, 401);
    assert.equal((await offerTo(one, `whip/${id}`, stays, offer)).statusCode, 403);
    const sessions = await one.db.selectFrom('live_sessions').select('is_publisher').execute();
    assert.deepEqual(sessions.map((row) => row.is_publisher).toSorted(), [false, true]);
  },
);

test('viewers play on when the performer comes back by another connection', OPTIONS, async (t) => {
  const janus = await startJanus(t);
  const { api } = await (await openJanusSite(t, [janus.env]))();
  const { performer, id } = await goLive(api);
  const first = await publish(t, api, { id, performer });
  const { peer } = await watch(t, api, { id, fan: await api.createUser() });
  await publish(t, api, { id, performer, ssrc: 78 });
  await first.peer.until(() => first.peer.state !== 'connected');
  await goesOn(peer);
  assert.equal(peer.state, 'connected');
  const publishers = await api.db.selectFrom('live_sessions').select('id').where('is_publisher', '=', true).execute();
  assert.equal(publishers.length, 1);
});

test('a node that dies ends its rooms alone, and they are made again on another', OPTIONS, async (t) => {
  const nodes = [await startJanus(t), await startJanus(t)];
  const start = await openJanusSite(
    t,
    nodes.map(({ env }) => env),
  );
  const [{ api: one }, { api: other }] = [await start(), await start()];
  const [lost, stays] = [await goLive(one), await goLive(one)];
  await publish(t, one, lost);
  await publish(t, one, stays);
  const viewer = await watch(t, other, { id: stays.id, fan: await one.createUser() });
  const nodeOf = async (room: string) =>
    (await one.db.selectFrom('live_rooms').select('node').where('room', '=', room).executeTakeFirstOrThrow()).node;
  await isHeld(t, one, lost.id);
  assert.notEqual(await nodeOf(lost.id), await nodeOf(stays.id));

  const dying = await nodeOf(lost.id);
  await nodes.find(({ url }) => url === dying)?.kill();
  // She is told within seconds, and her stream has its minute.
  await t.waitFor(async () => assert.equal((await streamOf(other, lost.id)).holder, null), WAIT);
  assert.equal((await streamOf(other, lost.id)).status, 'live');
  const offer = await LivePeer.viewer(FROM).offer();
  assert.equal((await offerTo(one, `whep/${lost.id}`, await one.createUser(), offer)).json().code, 'live.unavailable');

  await publish(t, other, { ...lost, ssrc: 79 });
  assert.notEqual(await nodeOf(lost.id), dying);
  await watch(t, one, { id: lost.id, fan: await one.createUser() });
  await isHeld(t, one, lost.id);
  await goesOn(viewer.peer);
  assert.equal((await streamOf(one, stays.id)).holder, 'outside');
});

test('a picture comes in three sizes, of which each viewer gets its own', OPTIONS, async (t) => {
  const janus = await startJanus(t);
  const start = await openJanusSite(t, [janus.env]);
  const [{ api: one }, { api: other }] = [await start(), await start()];
  const live = await goLive(one);
  const former = await publishInSizes(t, one, live);
  const [first, second] = [
    await watch(t, one, { id: live.id, fan: await one.createUser() }),
    await watch(t, one, { id: live.id, fan: await one.createUser(), payloadType: 120 }),
  ];
  for (const { peer } of [first, second]) await peer.until(() => sizeOf(peer) === 'h');
  const url = `${new URL(String(first.answer.headers.location)).pathname}/layer`;
  for (const encodingId of ['l', 'm', 'h', 'l']) {
    assert.equal((await other.app.inject({ method: 'POST', url, payload: { encodingId } })).statusCode, 200);
    await first.peer.until(() => sizeOf(first.peer) === encodingId);
    assert.equal(sizeOf(second.peer), 'h');
  }
  // She comes back by another connection: each plays on in its size.
  await publishInSizes(t, one, { ...live, ssrc: 277 });
  await former.until(() => former.state !== 'connected');
  for (const { peer } of [first, second]) await goesOn(peer);
  assert.deepEqual(
    [first, second].map(({ peer }) => [sizeOf(peer), peer.state]),
    [
      ['l', 'connected'],
      ['h', 'connected'],
    ],
  );
});
