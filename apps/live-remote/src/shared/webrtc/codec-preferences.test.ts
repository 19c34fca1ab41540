import { orderVideoCodecs } from './codec-preferences.ts';

const codec = (mimeType: string, sdpFmtpLine?: string): RTCRtpCodec => ({ mimeType, clockRate: 90_000, sdpFmtpLine });
const vp8 = codec('video/VP8');
const baseline = codec('video/H264', 'packetization-mode=1;profile-level-id=42e01f');
const offered = [
  vp8,
  codec('video/rtx'),
  codec('video/VP9'),
  codec('video/H264', 'packetization-mode=0;profile-level-id=42e01f'),
  codec('video/H264', 'packetization-mode=1;profile-level-id=640c1f'),
  baseline,
];

test('offers the codecs that every browser plays, the preferred one first', () => {
  expect(orderVideoCodecs(offered, 'h264')).toEqual([baseline, vp8]);
  expect(orderVideoCodecs(offered, 'vp8')).toEqual([vp8, baseline]);
});

test('offers the other one where the preferred one is missing', () => {
  expect(orderVideoCodecs([vp8], 'h264')).toEqual([vp8]);
});
