import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rtp } from '../testing/rtp.ts';
import { RetransmissionRing } from './retransmission-ring.ts';
import { parseRtpPacket } from './rtp-packet.ts';

const add = (ring: RetransmissionRing, sequence: number) => {
  const packet = parseRtpPacket(rtp({ sequence }));
  assert.ok(packet);
  ring.add(packet);
};

test('gives back what it was given, across the wrap of the sequence', () => {
  const ring = new RetransmissionRing();
  [65_535, 0].forEach((sequence) => add(ring, sequence));
  assert.equal(ring.get(65_535)?.sequence, 65_535);
  assert.equal(ring.get(0)?.sequence, 0);
});

test('has nothing that never came or is too old', () => {
  const ring = new RetransmissionRing();
  add(ring, 5);
  assert.equal(ring.get(6), undefined);
  add(ring, 5 + 1024);
  assert.equal(ring.get(5), undefined);
  assert.equal(ring.get(5 + 1024)?.sequence, 1029);
});
