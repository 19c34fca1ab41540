import assert from 'node:assert/strict';
import { after, test, type TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { cleanup } from 'node-datachannel';
import { createEmbeddedLiveEngine } from '../../platform/live/embedded-live-engine.ts';
import { LivePeer, loopback } from '../../platform/live/testing/live-peer.ts';
import { rtp } from '../../platform/live/testing/rtp.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { offerTo, startProcess } from './testing.ts';

after(() => cleanup());

const startWithEngine = async (t: TestContext, database: Awaited<ReturnType<typeof createTestDatabase>>) => {
  const log = { info: () => undefined, warn: () => undefined };
  const live = createEmbeddedLiveEngine({ udpPort: 0, bindAddress: loopback, log });
  const process = await startProcess(t, database, live);
  t.after(() => live.close());
  return process.api;
};

test(
  'the picture of a stream reaches a viewer who has asked another process for it',
  { timeout: 60_000 },
  async (t) => {
    const database = await createTestDatabase();
    t.after(() => database.close());
    const [holding, other] = [await startWithEngine(t, database), await startWithEngine(t, database)];
    const [performer, fan] = [await holding.createPerformer(), await holding.createUser()];
    const { _id: id } = (await holding.as(performer).post('/streaming/live', { title: 'Ink' })).body.data;
    const [sender, viewer] = [LivePeer.publisher(), LivePeer.viewer()];
    t.after(() => [sender, viewer].forEach((peer) => peer.close()));

    const published = await offerTo(holding, `whip/${id}`, performer, await sender.offer());
    await sender.accept({ resourceId: '', answerSdp: published.body });
    const offer = await viewer.offer();
    let played = await offerTo(other, `whep/${id}`, fan, offer);
    // The database is told of the publisher a moment after it is connected.
    for (; played.statusCode === 409; played = await offerTo(other, `whep/${id}`, fan, offer)) await delay(50);
    assert.equal(played.statusCode, 201, played.body);
    await viewer.accept({ resourceId: '', answerSdp: played.body });
    for (let sequence = 1; viewer.received.length === 0; sequence += 1) {
      sender.send(rtp({ sequence, ssrc: sender.ssrc, payload: Buffer.from([0x10, 0, 0, 0]) }));
      await delay(20);
    }
    assert.deepEqual(
      [(await other.context.live.stats()).sessions, (await holding.context.live.stats()).sessions],
      [0, 2],
    );
  },
);
