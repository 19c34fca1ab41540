import { adviceOf, type Measured } from './advice.ts';

const audio = { codec: 'opus', bitrate: 128_000, packets: 1000, lost: 0 };
const video = {
  codec: 'h264',
  profile: 66,
  width: 1280,
  height: 720,
  bitrate: 2_500_000,
  frameRate: 30,
  keyFrameMs: 2000,
  hasReordered: false,
  packets: 1000,
  lost: 0,
};
const given = (changes: Partial<typeof video>): Measured => ({ video: { ...video, ...changes }, audio });

test('says nothing of what is as it should be', () => {
  expect(adviceOf({ video, audio })).toEqual(['fine']);
  expect(adviceOf(given({ keyFrameMs: 4000, lost: 10 }))).toEqual(['fine']);
  expect(adviceOf({ video: { ...video, codec: 'vp8', profile: null as never }, audio })).toEqual(['fine']);
});

test.each([
  ['keyFrames', given({ keyFrameMs: 4001 })],
  ['reordered', given({ hasReordered: true })],
  ['highProfile', given({ profile: 100 })],
  ['profile', given({ profile: 110 })],
  ['losses', given({ lost: 30 })],
  ['frameRate', given({ frameRate: 10 })],
  ['noAudio', { video, audio: null }],
  ['noVideo', { video: null, audio }],
])('advises of %s', (advice, measured) => {
  expect(adviceOf(measured)).toEqual([advice]);
});
