import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rtp } from '../testing/rtp.ts';
import { addressPacket, isRtcp, parseRtpPacket } from './rtp-packet.ts';

test('reads the header of a packet', () => {
  const packet = parseRtpPacket(rtp({ sequence: 65_535, timestamp: 4_294_967_295, ssrc: 9, marker: true }));
  assert.equal(packet?.sequence, 65_535);
  assert.equal(packet?.timestamp, 4_294_967_295);
  assert.equal(packet?.ssrc, 9);
  assert.equal(packet?.marker, true);
});

test('strips header extensions and contributing sources, and reads the transport-wide number among them', () => {
  // Id 1 with one byte, a padding byte, id 3 with the two bytes of the number, a padding byte.
  const extension = Buffer.from([0x10, 0xaa, 0x00, 0x31, 0xab, 0xcd, 0x00, 0x00]);
  const packet = parseRtpPacket(rtp({ sequence: 1, contributors: 2, extension, payload: Buffer.from([1, 2, 3]) }), 3);
  assert.equal(packet?.transportSequence, 0xabcd);
  assert.equal(packet?.bytes[0], 0x80);
  assert.deepEqual(packet?.bytes.subarray(12), Buffer.from([1, 2, 3]));
});

test('keeps the padding of a packet', () => {
  const padded = rtp({ sequence: 1, payload: Buffer.from([5, 0, 2]) });
  padded.writeUInt8(0xa0, 0);
  assert.deepEqual(parseRtpPacket(padded)?.bytes, padded);
});

test('refuses what is cut short or of another version', () => {
  const extension = Buffer.from([0x10, 0xaa, 0, 0]);
  const whole = rtp({ sequence: 1, extension, payload: Buffer.alloc(0) });
  for (let length = 0; length < whole.length; length++) {
    assert.equal(parseRtpPacket(whole.subarray(0, length)), null, `${length} bytes`);
  }
  assert.equal(parseRtpPacket(Buffer.alloc(20)), null);
});

test('reads no number from an extension element that is cut short', () => {
  const extension = Buffer.from([0x00, 0x00, 0x31, 0xab]);
  assert.equal(parseRtpPacket(rtp({ sequence: 1, extension }), 3)?.transportSequence, undefined);
});

test('writes the address of a viewer and leaves the payload alone', () => {
  const packet = parseRtpPacket(rtp({ sequence: 1, marker: true, payload: Buffer.from('frame') }));
  assert.ok(packet);
  const bytes = addressPacket(packet, { payloadType: 102, ssrc: 0xfffffffe, sequence: 7, timestamp: 0xffffffff });
  const expected = rtp({ sequence: 7, timestamp: 0xffffffff, ssrc: 0xfffffffe, payloadType: 102, marker: true });
  assert.deepEqual(bytes, expected);
});

test('tells RTCP from RTP with a marker', () => {
  assert.equal(isRtcp(Buffer.from([0x80, 200])), true);
  assert.equal(isRtcp(rtp({ sequence: 1, payloadType: 96, marker: true })), false);
});
