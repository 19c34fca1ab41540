import assert from 'node:assert/strict';
import { createSocket } from 'node:dgram';
import { after, beforeEach, test } from 'node:test';
import { cleanup } from 'node-datachannel';
import { createEmbeddedLiveEngine, EmbeddedLiveEngine } from './embedded-live-engine.ts';
import type { RoomState } from './live-engine.ts';
import { defaultLiveOptions, type LiveOptions } from './live-options.ts';
import { buildNack, buildPictureLossIndication } from './media/rtcp-builder.ts';
import { parseRtcp } from './media/rtcp-parser.ts';
import { isRtcp } from './media/rtp-packet.ts';
import { LivePeer, loopback } from './testing/live-peer.ts';
import { LossyRelay } from './testing/lossy-relay.ts';
import { rtp } from './testing/rtp.ts';

const udpPort = 41_010;
const timeout = 15_000;
const quiet = { info: () => undefined, warn: () => undefined };

const closers: (() => void | Promise<void>)[] = [];
let engine: EmbeddedLiveEngine;

const startEngine = (options = {}): EmbeddedLiveEngine => {
  const started = createEmbeddedLiveEngine({ udpPort, bindAddress: loopback, log: quiet, ...options });
  closers.push(() => started.close());
  return started;
};

const closeAll = async () => {
  for (const close of closers.splice(0).reverse()) await close();
};

beforeEach(async () => {
  await closeAll();
  engine = startEngine();
});

after(async () => {
  await closeAll();
  cleanup();
});

const roomBecomes = (isExpected: (state: RoomState) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const stop = engine.onRoomChanged((state) => {
      if (!isExpected(state)) return;
      stop();
      resolve();
    });
  });

const publish = async (room: string, options?: { codec?: string; ssrc?: number }): Promise<LivePeer> => {
  const peer = LivePeer.publisher(options);
  closers.push(() => peer.close());
  await peer.accept(await engine.publish(room, await peer.offer()));
  return peer;
};

const goLive = async (room: string): Promise<LivePeer> => {
  const isLive = roomBecomes((state) => state.room === room && state.isPublishing);
  const peer = await publish(room);
  await isLive;
  return peer;
};

const watch = async (room: string, rewriteAnswer = (answerSdp: string) => answerSdp): Promise<LivePeer> => {
  const peer = LivePeer.viewer();
  closers.push(() => peer.close());
  const joined = roomBecomes((state) => state.room === room && state.viewers > 0);
  const answer = await engine.play(room, await peer.offer());
  assert.ok(answer);
  await peer.accept({ ...answer, answerSdp: rewriteAnswer(answer.answerSdp) });
  await joined;
  return peer;
};

/** As a browser that prefers H.264 would offer; never connected. */
const twoCodecOffer = [
  'v=0',
  'o=- 1 2 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  'a=group:BUNDLE 0',
  `a=fingerprint:sha-256 ${Array(32).fill('AB').join(':')}`,
  'm=video 9 UDP/TLS/RTP/SAVPF 102 96',
  'c=IN IP4 0.0.0.0',
  'a=mid:0',
  'a=sendonly',
  'a=rtcp-mux',
  'a=setup:actpass',
  'a=ice-ufrag:abcd',
  'a=ice-pwd:abcdefghijklmnopqrstuvwx',
  'a=rtpmap:102 H264/90000',
  'a=fmtp:102 packetization-mode=1;profile-level-id=42e01f',
  'a=rtpmap:96 VP8/90000',
  '',
].join('\r\n');

/** Asks again as often as answers come; the test's own time limit ends it. */
const sessionsBecome = async (expected: number): Promise<void> => {
  while ((await engine.stats()).sessions !== expected);
};

/** Datagrams of RTP and RTCP start with their version (RFC 7983); RTCP's second byte tells it apart. */
const isMedia = (datagram: Buffer) => (datagram[0] ?? 0) >> 6 === 2 && !isRtcp(datagram);
const sequences = (peer: LivePeer) => peer.received.map((packet) => packet.readUInt16BE(2));
const keyFrameRequests = (peer: LivePeer) =>
  peer.receivedRtcp.flatMap(parseRtcp).filter(({ type }) => type === 'key-frame-request').length;
const missedBy = (peer: LivePeer) =>
  peer.receivedRtcp.flatMap(parseRtcp).flatMap((packet) => (packet.type === 'nack' ? packet.sequences : []));

test('forwards packets in order, under a number of its own and without header extensions', { timeout }, async () => {
  const publisher = await goLive('order');
  const viewer = await watch('order');
  const sent = Array.from({ length: 50 }, (_, index) => (65_520 + index) & 0xffff);
  const extension = Buffer.from([0x10, 0xff, 0, 0]);

  sent.forEach((sequence) => publisher.send(rtp({ sequence, extension, payload: Buffer.from(`frame ${sequence}`) })));
  await viewer.until(() => viewer.received.length >= sent.length);

  assert.deepEqual(sequences(viewer), sent);
  const [first] = viewer.received;
  assert.equal(first?.subarray(12).toString(), 'frame 65520');
  assert.notEqual(first?.readUInt32BE(8), publisher.ssrc);
});

test('asks the publisher for a packet that was lost, and forwards it when it comes', { timeout }, async () => {
  const publisher = await goLive('loss');
  const viewer = await watch('loss');

  [100, 101, 103].forEach((sequence) => publisher.send(rtp({ sequence })));
  await publisher.until(() => missedBy(publisher).includes(102));
  publisher.send(rtp({ sequence: 102 }));
  await viewer.until(() => viewer.received.length >= 4);

  assert.deepEqual(sequences(viewer), [100, 101, 103, 102]);
});

test('sends a packet again to the viewer that missed it', { timeout }, async () => {
  const publisher = await goLive('again');
  const lost: number[] = [];
  const relay = await LossyRelay.open((await engine.stats()).udpPort, (datagram) => {
    const isFirstCopy = isMedia(datagram) && datagram.readUInt16BE(2) === 11 && lost.length === 0;
    if (isFirstCopy) lost.push(11);
    return isFirstCopy;
  });
  closers.push(() => relay.close());
  const viewer = await watch('again', (answerSdp) => relay.redirect(answerSdp));

  [10, 11, 12].forEach((sequence) => publisher.send(rtp({ sequence, payload: Buffer.from(`frame ${sequence}`) })));
  await viewer.until(() => viewer.received.length === 2);
  viewer.send(buildNack(viewer.received[0]?.readUInt32BE(8) ?? 0, [11]));
  await viewer.until(() => viewer.received.length === 3);

  assert.deepEqual(lost, [11]);
  assert.deepEqual(sequences(viewer), [10, 12, 11]);
  assert.equal(viewer.received[2]?.subarray(12).toString(), 'frame 11');
  assert.equal((await engine.stats()).rooms[0]?.retransmissions, 1);
});

test('asks the publisher for a key frame when a viewer joins and when a viewer asks', { timeout }, async () => {
  const publisher = await goLive('key');
  publisher.send(rtp({ sequence: 1 }));
  await publisher.until(() => keyFrameRequests(publisher) === 1);

  const viewer = await watch('key');
  await publisher.until(() => keyFrameRequests(publisher) === 2);
  publisher.send(rtp({ sequence: 2 }));
  await viewer.until(() => viewer.received.length === 1);
  viewer.send(buildPictureLossIndication(viewer.received[0]?.readUInt32BE(8) ?? 0));

  await publisher.until(() => keyFrameRequests(publisher) === 3);
});

test('lets viewers play on when a second publisher takes the place of the first', { timeout }, async () => {
  const first = await goLive('replace');
  const viewer = await watch('replace');
  first.send(rtp({ sequence: 500, timestamp: 9_000 }));
  await viewer.until(() => viewer.received.length === 1);

  const second = await publish('replace', { ssrc: 99 });
  await sessionsBecome(2);
  second.send(rtp({ sequence: 40_000, timestamp: 4_000_000_000, ssrc: 99 }));
  await viewer.until(() => viewer.received.length === 2);

  const [before, after] = viewer.received;
  assert.deepEqual(sequences(viewer), [500, 501]);
  assert.equal(after?.readUInt32BE(8), before?.readUInt32BE(8));
  const elapsed = (after?.readUInt32BE(4) ?? 0) - 9_000;
  assert.ok(elapsed > 0 && elapsed < 90_000 * 10, `the clock went on by ${elapsed} ticks`);
});

test('keeps to the codec that the viewers play when the next publisher offers it second', { timeout }, async () => {
  await goLive('codec');
  const viewer = await watch('codec');

  const { answerSdp } = await engine.publish('codec', twoCodecOffer);

  assert.match(answerSdp, /a=rtpmap:96 VP8/);
  assert.doesNotMatch(answerSdp, /H264/);
  assert.equal(viewer.state, 'connected');
});

test('lets viewers join anew when the next publisher has another codec only', { timeout }, async () => {
  await goLive('change');
  await watch('change');
  const left = roomBecomes((state) => state.viewers === 0);
  await publish('change', { codec: 'H264' });
  await left;
});

test('ends a session once, however often it is asked to', { timeout }, async () => {
  const publisher = await goLive('end');
  const ended = roomBecomes((state) => !state.isPublishing);

  await engine.end(publisher.resourceId);
  await engine.end(publisher.resourceId);
  await engine.end('unknown');

  await ended;
  assert.deepEqual((await engine.stats()).rooms, []);
});

test('ends everybody when a room is closed', { timeout }, async () => {
  await goLive('close');
  await watch('close');
  const emptied = roomBecomes((state) => !state.isPublishing && state.viewers === 0);

  await engine.closeRoom('close');

  await emptied;
  assert.equal((await engine.stats()).sessions, 0);
});

test('plays nothing where nobody publishes', { timeout }, async () => {
  await goLive('somewhere');
  const viewer = LivePeer.viewer();
  closers.push(() => viewer.close());
  assert.equal(await engine.play('elsewhere', await viewer.offer()), null);
});

test('refuses offers that it cannot serve', { timeout }, async () => {
  await goLive('refusal');
  const vp9 = LivePeer.viewer({ codec: 'VP9' });
  closers.push(() => vp9.close());
  const offer = await vp9.offer();
  await assert.rejects(engine.publish('refusal', 'hello'), { code: 'invalid-offer' });
  await assert.rejects(engine.publish('refusal', offer + 'a=x\r\n'.repeat(20_000)), { code: 'invalid-offer' });
  await assert.rejects(engine.publish('refusal', offer), { code: 'unsupported-codec' });
  await assert.rejects(engine.play('refusal', offer), { code: 'unsupported-codec' });
  assert.equal((await engine.stats()).sessions, 1);
});

test('refuses sessions beyond its limits', { timeout }, async () => {
  engine = startEngine({ maxSessions: 3, maxViewersPerRoom: 1 });
  await goLive('full');
  await watch('full');
  const late = LivePeer.viewer();
  closers.push(() => late.close());
  const offer = await late.offer();
  await assert.rejects(engine.play('full', offer), { code: 'capacity-reached', message: 'The room is full' });
  await goLive('other');
  await assert.rejects(engine.play('other', offer), { code: 'capacity-reached', message: 'The engine is full' });
});

test('closes a session that never connects', { timeout }, async () => {
  engine = startEngine({ connectTimeout: 1_000 });
  await goLive('idle');
  const idle = LivePeer.viewer();
  closers.push(() => idle.close());
  await engine.play('idle', await idle.offer());
  assert.equal((await engine.stats()).sessions, 2);

  await sessionsBecome(1);

  assert.equal((await engine.stats()).rooms[0]?.isPublishing, true);
});

test('takes a publisher that falls silent for gone', { timeout }, async () => {
  engine = startEngine({ silenceTimeout: 500 });
  const gone = roomBecomes((state) => !state.isPublishing);
  await publish('silent');
  await gone;
});

test(
  'reports its rooms as gone when its process dies, and starts again before anybody calls',
  { timeout },
  async () => {
    await goLive('crash');
    const pid = await engine.pid();
    assert.ok(pid);
    const gone = roomBecomes((state) => state.room === 'crash' && !state.isPublishing);

    process.kill(pid, 'SIGKILL');
    await gone;

    const next = await engine.pid();
    assert.ok(next && next !== pid);
    const publisher = await goLive('crash');
    assert.equal(publisher.state, 'connected');
    assert.equal(await engine.pid(), next);
  },
);

test('no number of an offer ends the engine', { timeout }, async () => {
  const publisher = await goLive('numbers');
  const pid = await engine.pid();
  const viewer = LivePeer.viewer();
  closers.push(() => viewer.close());
  const wanted = (await viewer.offer()).replace(/^(m=video .*) 96/m, '$1 -1').replaceAll(':96 ', ':-1 ');
  await assert.rejects(engine.play('numbers', wanted), { code: 'unsupported-codec' });
  const feedback = 'http://www.ietf.org/id/draft-holmer-rmcat-transport-wide-cc-extensions-01';
  const sent = twoCodecOffer.replace('a=mid:0', `a=mid:0\r\na=extmap:${'9'.repeat(21)} ${feedback}`);
  await engine.publish('numbers', sent).catch(() => undefined);
  assert.deepEqual([await engine.pid(), publisher.state], [pid, 'connected']);
});

test('takes another port when its own is in use', { timeout }, async () => {
  const socket = createSocket('udp4');
  closers.push(() => new Promise<void>((resolve) => void socket.close(() => resolve())));
  await new Promise<void>((resolve) => void socket.bind(41_011, loopback, resolve));
  engine = startEngine({ udpPort: 41_011 });

  await goLive('port');

  assert.notEqual((await engine.stats()).udpPort, 41_011);
});

test('names the public address in its answers when it has one', { timeout }, async () => {
  engine = startEngine({ publicIp: '203.0.113.7' });
  const peer = LivePeer.publisher();
  closers.push(() => peer.close());
  const { answerSdp } = await engine.publish('nat', await peer.offer());
  assert.match(answerSdp, /a=candidate:\S+ 1 UDP \d+ 203\.0\.113\.7 \d+ typ host/);
  assert.doesNotMatch(answerSdp, /a=candidate:.*127\.0\.0\.1/);
});

test('is started by the next call when the system could make no process for it', { timeout }, async () => {
  // More than a command line may have.
  const options: LiveOptions = {
    ...defaultLiveOptions,
    udpPort: 0,
    bindAddress: loopback,
    ffmpeg: 'x'.repeat(200_000),
  };
  const refused = new EmbeddedLiveEngine(options, quiet);
  closers.push(() => refused.close());
  const publisher = LivePeer.publisher();
  closers.push(() => publisher.close());
  const offer = await publisher.offer();
  await assert.rejects(refused.publish('autumn', offer), { code: 'unavailable' });
  delete options.ffmpeg;
  assert.ok((await refused.publish('autumn', offer)).answerSdp);
});

test('refuses calls once it is closed', { timeout }, async () => {
  await engine.close();
  await assert.rejects(engine.publish('closed', 'v=0'), { code: 'unavailable' });
});

test(
  'a room gets another name: who is in it stays, and what its publisher sends is measured',
  { timeout },
  async () => {
    const publisher = await goLive('preview/mahsa');
    const viewer = await watch('preview/mahsa');
    const states: RoomState[] = [];
    engine.onRoomChanged((state) => states.push(state));
    assert.equal(await engine.moveRoom('preview/mahsa', 'autumn'), true);
    assert.equal(await engine.moveRoom('preview/mahsa', 'winter'), false);
    assert.deepEqual(states, [
      { room: 'preview/mahsa', isPublishing: false, viewers: 0 },
      { room: 'autumn', isPublishing: true, viewers: 1 },
    ]);
    const before = viewer.received.length;
    const keyFrame = Buffer.from([0x10, 0x10, 0, 0, 0x9d, 0x01, 0x2a, 0x80, 0x02, 0xe0, 0x01, 0, 0]);
    for (let sequence = 1; sequence <= 3; sequence++)
      publisher.send(rtp({ sequence, payload: keyFrame, marker: true }));
    await viewer.until(() => viewer.received.length > before);
    const [room] = (await engine.stats()).rooms;
    assert.deepEqual([room?.room, room?.input?.resourceId], ['autumn', publisher.resourceId]);
    const { codec, width, height } = room?.input?.video ?? {};
    assert.deepEqual([codec, width, height, room?.input?.audio], ['vp8', 640, 480, null]);
    await engine.closeRoom('autumn');
  },
);
