import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { rtp } from '../testing/rtp.ts';
import { PlaybackTrack } from './playback-track.ts';
import { RetransmissionRing } from './retransmission-ring.ts';
import { parseRtpPacket } from './rtp-packet.ts';

const SOURCE = 1;

/** A viewer that was sent packets 0, 1, 2, … of a publisher. */
const watch = ({ mock }: TestContext, packets: number) => {
  let now = 1_000;
  mock.method(performance, 'now', () => now);
  const sent: number[] = [];
  const transport = { onPacket: () => undefined, send: (bytes: Buffer) => void sent.push(bytes.readUInt16BE(2)) };
  const codec = { name: 'vp8', payloadType: 96, clockRate: 90_000, parameters: undefined } as const;
  const track = new PlaybackTrack('video', codec, 7, transport);
  const ring = new RetransmissionRing();
  const forward = (sequence: number) => {
    const packet = parseRtpPacket(rtp({ sequence }));
    assert.ok(packet);
    ring.add(packet);
    track.forward(SOURCE, packet);
  };
  for (let sequence = 0; sequence < packets; sequence++) forward(sequence);
  sent.length = 0;
  return {
    sent,
    forward,
    ask: (sequences: readonly number[]) => track.retransmit(SOURCE, ring, sequences),
    pass: (milliseconds: number) => (now += milliseconds),
  };
};

test('a packet that is asked for thousands of times is sent once', (t) => {
  const { ask, sent } = watch(t, 10);
  assert.equal(ask(Array.from({ length: 5_000 }, () => 4)), 1);
  for (let again = 0; again < 100; again++) assert.equal(ask([4]), 0);
  assert.deepEqual(sent, [4]);
});

test('a packet that was lost again on its way is sent again after a moment', (t) => {
  const { ask, sent, pass } = watch(t, 10);
  ask([4, 5]);
  pass(10);
  ask([4, 6]);
  pass(10);
  ask([4, 5, 6]);
  assert.deepEqual(sent, [4, 5, 6, 4, 5]);
});

test('what is asked for at most doubles what a viewer is sent', (t) => {
  const { ask, forward, sent, pass } = watch(t, 1_000);
  const all = Array.from({ length: 1_000 }, (_, sequence) => sequence);
  assert.equal(ask(all), 200);
  pass(1_000);
  assert.equal(ask(all), 0);
  for (let sequence = 1_000; sequence < 1_003; sequence++) forward(sequence);
  sent.length = 0;
  assert.equal(ask(all), 3);
  assert.deepEqual(sent, [0, 1, 2]);
});
