import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rtp } from '../testing/rtp.ts';
import { parseRtpPacket } from './rtp-packet.ts';
import { StreamContinuity } from './stream-continuity.ts';

const packet = (sequence: number, timestamp: number) => {
  const parsed = parseRtpPacket(rtp({ sequence, timestamp }));
  assert.ok(parsed);
  return parsed;
};

test('keeps the numbers of the first source', () => {
  const stream = new StreamContinuity(90_000);
  assert.deepEqual(stream.place(1, packet(65_535, 100), 0), { sequence: 65_535, timestamp: 100 });
  assert.deepEqual(stream.place(1, packet(0, 3_100), 33), { sequence: 0, timestamp: 3_100 });
});

test('continues the numbers of the source before by one packet and by the time that has passed', () => {
  const stream = new StreamContinuity(90_000);
  stream.place(1, packet(65_535, 0xffffff00), 0);
  assert.deepEqual(stream.place(2, packet(40_000, 7), 2_000), { sequence: 0, timestamp: 180_000 - 256 });
  assert.deepEqual(stream.place(2, packet(40_003, 3_007), 2_033), { sequence: 3, timestamp: 183_000 - 256 });
  assert.equal(stream.timestampFor(3_007), 183_000 - 256);
});

test('moves the clock on even when the next source starts at once', () => {
  const stream = new StreamContinuity(90_000);
  stream.place(1, packet(1, 100), 5);
  assert.equal(stream.place(2, packet(9, 100), 5)?.timestamp, 101);
});

test('places packets that overtook each other', () => {
  const stream = new StreamContinuity(90_000);
  stream.place(1, packet(10, 0), 0);
  stream.place(1, packet(12, 0), 0);
  assert.equal(stream.place(1, packet(11, 0), 1)?.sequence, 11);
  assert.equal(stream.place(2, packet(500, 0), 2)?.sequence, 13);
});

test('drops a late packet that would take a number of the source before', () => {
  const stream = new StreamContinuity(90_000);
  stream.place(1, packet(10, 0), 0);
  stream.place(2, packet(500, 0), 1);
  assert.equal(stream.place(2, packet(499, 0), 2), null);
});

test('finds the packet a viewer asks for, unless it was of a source before', () => {
  const stream = new StreamContinuity(90_000);
  stream.place(1, packet(10, 0), 0);
  stream.place(2, packet(500, 0), 1);
  assert.equal(stream.sourceSequence(11), 500);
  assert.equal(stream.sourceSequence(10), null);
});

test('places packets of one source however long it lasts', () => {
  const stream = new StreamContinuity(90_000);
  for (let index = 0; index < 200_000; index++) {
    const sequence = index & 0xffff;
    assert.equal(stream.place(1, packet(sequence, index), index)?.sequence, sequence);
  }
});
