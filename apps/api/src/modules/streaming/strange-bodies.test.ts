import assert from 'node:assert/strict';
import { after, test, type TestContext } from 'node:test';
import fc from 'fast-check';
import { cleanup } from 'node-datachannel';
import { createEmbeddedLiveEngine } from '../../platform/live/embedded-live-engine.ts';
import { findIceUser } from '../../platform/live/media/sdp-offer.ts';
import { LivePeer, loopback } from '../../platform/live/testing/live-peer.ts';
import { mangledSdp } from '../../platform/live/testing/mangled-sdp.ts';
import { afterTest } from '../../testing/after-test.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { ICE_FRAGMENT } from './ice-fragment.ts';
import { MAX_SDP_BYTES } from './streaming.schema.ts';
import { offerTo } from './testing.ts';

/** Bodies of each kind: the same ones in `npm test`; more and others with `FUZZ_CASES` and `FUZZ_SEED`. */
const CASES = Number(process.env.FUZZ_CASES ?? (process.env.E2E_FULL ? 12 : 4)) * 15;
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_101);
/** Sessions of offers that look right wait for their client; there must be room for all of them. */
const MOST_SESSIONS = 4 * CASES + 10;

after(() => cleanup());

/** An API with the real engine, in which a performer sends to her stream. */
const goLive = async (t: TestContext) => {
  const api = await createTestApi(t);
  const engine = createEmbeddedLiveEngine({
    udpPort: 0,
    bindAddress: loopback,
    connectTimeout: 2000,
    silenceTimeout: 600_000,
    maxSessions: MOST_SESSIONS,
    maxViewersPerRoom: MOST_SESSIONS,
    log: { info: () => undefined, warn: () => undefined },
  });
  api.context.live = engine;
  const [performer, fan] = [await api.createPerformer(), await api.createUser()];
  const id = String((await api.as(performer).post('/streaming/live', { title: 'Ink' })).body.data._id);
  const peers: LivePeer[] = [];
  afterTest(t, async () => {
    for (const peer of peers) peer.close();
    await engine.close();
  });
  const connect = async (peer: LivePeer, route: 'whip' | 'whep', account: TestAccount) => {
    peers.push(peer);
    const offer = await peer.offer();
    const answer = await offerTo(api, `${route}/${id}`, account, offer);
    assert.equal(answer.statusCode, 201, answer.body);
    const location = String(answer.headers.location);
    await peer.accept({ resourceId: location.split('/').at(-1) ?? '', answerSdp: answer.body });
    return { location, tag: String(answer.headers.etag), name: findIceUser(offer) };
  };
  const session = await connect(LivePeer.publisher(), 'whip', performer);
  return { api, engine, id, performer, fan, connect, session };
};

const patch = ({ app }: TestApi, location: string, tag: string, payload: string) =>
  app.inject({
    method: 'PATCH',
    url: new URL(location).pathname,
    headers: { 'content-type': ICE_FRAGMENT, 'if-match': tag },
    payload,
  });

const offerOf = async (peer: LivePeer): Promise<string> => {
  const offer = await peer.offer();
  peer.close();
  return offer;
};

test('no offer and no fragment is a fault of ours, ends the engine, or keeps others from connecting', async (t) => {
  const { api, engine, id, performer, fan, connect, session } = await goLive(t);
  const pid = await engine.pid();
  const statuses = new Map<string, number>();
  const note = (kind: string, status: number): void => {
    const key = `${kind} ${status}`;
    statuses.set(key, (statuses.get(key) ?? 0) + 1);
  };
  const check = async (body: fc.Arbitrary<string>, kind: string, send: (body: string) => Promise<number>) => {
    const property = fc.asyncProperty(body, async (text) => {
      const status = await send(text);
      note(kind, status);
      // 409 where the stream's publisher has been replaced by one that never came.
      assert.ok([201, 204, 400, 409, 412, 413, 422].includes(status), `${kind}: ${status}`);
      assert.equal(await engine.pid(), pid, 'the engine has ended');
    });
    await fc.assert(property, { numRuns: CASES, seed: SEED });
  };
  const toWhip = async (sdp: string) => (await offerTo(api, `whip/${id}`, performer, sdp)).statusCode;
  const toWhep = async (sdp: string) => (await offerTo(api, `whep/${id}`, fan, sdp)).statusCode;
  const toSession = async (text: string) => (await patch(api, session.location, session.tag, text)).statusCode;

  await check(mangledSdp(await offerOf(LivePeer.publisher())), 'whip', toWhip);
  await check(mangledSdp(await offerOf(LivePeer.viewer())), 'whep', toWhep);
  const fragment = [
    `a=ice-ufrag:${session.name}`,
    'a=ice-pwd:P2uYro0UCOQ4zxjKXaWCBui1',
    'm=audio 9 UDP/TLS/RTP/SAVPF 0',
  ];
  await check(mangledSdp([...fragment, 'a=mid:0', 'a=end-of-candidates'].join('\r\n')), 'patch', toSession);
  await check(fc.string({ unit: 'binary', maxLength: 2000 }), 'anything', toSession);
  // As long as a body may be, of what is read line by line.
  for (const line of ['m=video 9 X 96\r\n', 'a=\r\n', '\r\n', 'a=rtpmap:96 VP8/90000\r\n', ' '])
    for (const send of [toWhip, toWhep, toSession]) {
      const began = performance.now();
      const status = await send(`v=0\r\n${line.repeat(Math.floor((MAX_SDP_BYTES - 8) / line.length))}`);
      assert.ok([400, 413, 422].includes(status), `${JSON.stringify(line)}: ${status}`);
      assert.ok(performance.now() - began < 5000, `${JSON.stringify(line)} took long`);
    }
  t.diagnostic([...statuses].map(([key, count]) => `${key} x ${count}`).join(', '));

  const { sessions } = await engine.stats();
  assert.ok(sessions <= MOST_SESSIONS);
  await connect(LivePeer.viewer(), 'whep', fan);
  while ((await engine.stats()).sessions > 2);
});
