import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { cleanup } from 'node-datachannel';
import { createEmbeddedLiveEngine } from './embedded-live-engine.ts';
import { buildReceiverReport } from './media/rtcp-builder.ts';
import { LivePeer, loopback } from './testing/live-peer.ts';
import { rtp } from './testing/rtp.ts';

const ROOM = 'measured';
const engine = createEmbeddedLiveEngine({
  udpPort: 0,
  bindAddress: loopback,
  log: { info: () => undefined, warn: () => undefined },
});

after(async () => {
  await engine.close();
  cleanup();
});

const countersOf = async () => {
  const [room] = (await engine.stats()).rooms;
  assert.ok(room);
  return room;
};

const report = buildReceiverReport({
  ...{ ssrc: 77, fractionLost: 0, totalLost: 0, highestSequence: 1 },
  ...{ jitter: 0, lastSenderReport: 0, delaySinceSenderReport: 0 },
});

test('what flows is counted only while a viewer says that it comes', { timeout: 15_000 }, async (t) => {
  const [publisher, viewer] = [LivePeer.publisher(), LivePeer.viewer()];
  t.after(() => [publisher, viewer].forEach((peer) => peer.close()));
  await publisher.accept(await engine.publish(ROOM, await publisher.offer()));
  while (!(await countersOf()).isPublishing);
  let sequence = 0;
  const send = async (packets: number): Promise<void> => {
    for (let sent = 0; sent < packets; sent += 1) {
      publisher.send(rtp({ sequence: (sequence += 1) }));
      await sleep(20);
    }
  };

  await send(5);
  assert.equal((await countersOf()).deliveredMs, 0, 'nobody plays it');

  const answer = await engine.play(ROOM, await viewer.offer());
  assert.ok(answer);
  await viewer.accept(answer);
  while ((await countersOf()).viewers === 0);
  await send(5);
  assert.equal((await countersOf()).deliveredMs, 0, 'it has reported nothing yet');

  viewer.send(report);
  const began = performance.now();
  await send(20);
  const { deliveredMs, run } = await countersOf();
  assert.ok(deliveredMs >= 200, `${deliveredMs} ms`);
  assert.ok(deliveredMs <= performance.now() - began + 100, `${deliveredMs} ms`);
  assert.match(run, /^[\da-f-]{36}$/);
});
