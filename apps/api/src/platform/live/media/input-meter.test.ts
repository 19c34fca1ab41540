import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rtp, type TestRtp } from '../testing/rtp.ts';
import { InputMeter } from './input-meter.ts';
import { parseRtpPacket } from './rtp-packet.ts';
import type { CodecName } from './sdp-offer.ts';

const NONE = { packets: 0, lost: 0 };
/** 1280 x 720 in the constrained baseline profile, and 1920 x 1080 (cropped) in the high one, as x264 writes them. */
const BASELINE = Buffer.from('6742c01fda014016e84000000300400000', 'hex');
const HIGH = Buffer.from('67640028acd940780227e5c05a808080a0000003002000000781e30632c0', 'hex');

const meterOf = (codec: CodecName) => {
  const meter = new InputMeter(codec);
  let sequence = 65_530;
  const send = (at: number, { payload, ...facts }: Omit<TestRtp, 'sequence'> = {}) => {
    sequence = (sequence + 1) & 0xffff;
    const packet = parseRtpPacket(rtp({ sequence, payload: payload ?? Buffer.from([0x41, 1, 2]), ...facts }));
    assert.ok(packet);
    meter.received(packet, at);
  };
  return { meter, send };
};

test('rates are those of whole seconds, and fall to nothing when nothing comes', () => {
  const { meter, send } = meterOf('h264');
  const payload = Buffer.alloc(988, 0x41);
  for (let frame = 0; frame < 150; frame++) send(frame * 40, { payload, timestamp: frame * 3600, marker: true });
  const measured = meter.video({ packets: 150, lost: 4 }, 5999);
  assert.deepEqual([measured.frameRate, measured.bitrate, measured.lost], [25, 25 * 8000, 4]);
  assert.equal(meter.video(NONE, 60_000).bitrate, 0);
});

test('size and profile are read of key frames, alone or among others in a packet', () => {
  const { meter, send } = meterOf('h264');
  send(0, { payload: BASELINE });
  const first = meter.video(NONE, 10);
  assert.deepEqual([first.width, first.height, first.profile], [1280, 720, 66]);
  const head = Buffer.from([0, HIGH.length]);
  send(20, { payload: Buffer.concat([Buffer.from([0x78]), head, HIGH, Buffer.from([0, 2, 0x65, 0x88])]) });
  const second = meter.video(NONE, 30);
  assert.deepEqual([second.width, second.height, second.profile], [1920, 1080, 100]);

  const vp8 = meterOf('vp8');
  const frame = Buffer.from([0x10, 0x00, 0x00, 0x9d, 0x01, 0x2a, 0x80, 0x02, 0xe0, 0x01, 0, 0]);
  vp8.send(0, { payload: Buffer.concat([Buffer.from([0x10]), Buffer.from([0x10, 0, 0]), frame.subarray(3)]) });
  const { width, height, profile } = vp8.meter.video(NONE, 10);
  assert.deepEqual([width, height, profile], [640, 480, null]);
});

test('the distance of key frames is that of the last two, and grows while the next one is overdue', () => {
  const { meter, send } = meterOf('h264');
  const keyFrame = Buffer.from([0x7c, 0x85, 1, 2]);
  send(0, { payload: keyFrame, timestamp: 0xffff_0000 });
  assert.equal(meter.video(NONE, 9000).keyFrameMs, null);
  send(2000, { payload: keyFrame, timestamp: 0xffff_0000 + 180_000 - 2 ** 32 });
  send(2001, { payload: keyFrame, timestamp: 0xffff_0000 + 180_000 - 2 ** 32 });
  assert.equal(meter.video(NONE, 2100).keyFrameMs, 2000);
  assert.equal(meter.video(NONE, 8500).keyFrameMs, 6500);
});

test('frames whose times step back are shown in another order; packets that overtake each other are not', () => {
  const straight = meterOf('h264');
  for (const timestamp of [0, 3000, 6000]) straight.send(0, { timestamp });
  const late = parseRtpPacket(rtp({ sequence: 65_531, timestamp: 0 }));
  assert.ok(late);
  straight.meter.received(late, 1);
  assert.equal(straight.meter.video(NONE, 10).hasReordered, false);
  const reordered = meterOf('h264');
  for (const timestamp of [0, 9000, 3000]) reordered.send(0, { timestamp });
  assert.equal(reordered.meter.video(NONE, 10).hasReordered, true);
});

test('what only looks like a parameter set is ignored', () => {
  const { meter, send } = meterOf('h264');
  for (const bytes of [
    [0x67],
    [0x67, 66],
    [0x67, 66, 0, 31],
    [0x67, 66, 0, 31, 0, 0, 0, 0, 0],
    [0x78, 0xff, 0xff, 0x67],
  ])
    send(0, { payload: Buffer.from(bytes) });
  assert.equal(meter.video(NONE, 1).width, null);
});
