import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildNack, buildPictureLossIndication, buildReceiverReport, buildSenderReport } from './rtcp-builder.ts';
import { parseRtcp } from './rtcp-parser.ts';

test('packs the packets that follow a missing one into its bit mask', () => {
  const nack = buildNack(0x01020304, [100, 101, 116, 117]);
  assert.equal(nack.toString('hex'), '81cd0004' + '00000001' + '01020304' + '00648001' + '00750000');
});

test('reads back what it asked for, across the wrap of the sequence', () => {
  const sequences = [65_534, 65_535, 0, 3, 500];
  assert.deepEqual(parseRtcp(buildNack(9, sequences)), [{ type: 'nack', mediaSsrc: 9, sequences }]);
});

test('writes a picture loss indication', () => {
  assert.equal(buildPictureLossIndication(0xa0b0c0d0).toString('hex'), '81ce0002' + '00000001' + 'a0b0c0d0');
});

test('reads picture loss and full intra requests as requests for a key frame', () => {
  const fullIntraRequest = Buffer.from('84ce0004' + '00000001' + '00000000' + '0000000901000000', 'hex');
  const packets = parseRtcp(Buffer.concat([buildPictureLossIndication(9), fullIntraRequest]));
  assert.deepEqual(packets, [{ type: 'key-frame-request' }, { type: 'key-frame-request' }]);
});

test('writes a receiver report', () => {
  const report = buildReceiverReport({
    ssrc: 9,
    fractionLost: 64,
    totalLost: -1,
    highestSequence: 0x1_0002,
    jitter: 3,
    lastSenderReport: 0xaabbccdd,
    delaySinceSenderReport: 65_536,
  });
  const block = '00000009' + '40ffffff' + '00010002' + '00000003' + 'aabbccdd' + '00010000';
  assert.equal(report.toString('hex'), '81c90007' + '00000001' + block);
});

test('reads a sender report with report blocks, and writes it without them', () => {
  const fields = { ssrc: 9, ntpTime: 0xe0000001_80000002n, rtpTimestamp: 0xfffffff0, packetCount: 5, byteCount: 600 };
  const bare = buildSenderReport(fields);
  assert.equal(
    bare.toString('hex'),
    '80c80006' + '00000009' + 'e000000180000002' + 'fffffff0' + '00000005' + '00000258',
  );

  const withBlock = Buffer.concat([bare, Buffer.alloc(24)]);
  withBlock.writeUInt8(0x81, 0);
  withBlock.writeUInt16BE(12, 2);
  assert.deepEqual(parseRtcp(withBlock), [{ type: 'sender-report', ...fields }]);
});

test('reads no more missing packets than could be sent again', () => {
  const words = Array.from({ length: 300 }, () => '0001ffff').join('');
  const [nack] = parseRtcp(Buffer.from('81cd012e' + '00000001' + '00000009' + words, 'hex'));
  assert.ok(nack?.type === 'nack');
  assert.deepEqual([nack.sequences.length, new Set(nack.sequences).size], [200, 17]);
});

test('skips what it does not know and stops at what is cut short', () => {
  const unknown = Buffer.from('80cc0001' + '00000001', 'hex');
  const request = buildPictureLossIndication(9);
  assert.equal(parseRtcp(Buffer.concat([unknown, request, request.subarray(0, 8)])).length, 1);
  assert.deepEqual(parseRtcp(Buffer.from('80c80000', 'hex')), []);
  assert.deepEqual(parseRtcp(Buffer.from([0x80])), []);
});
