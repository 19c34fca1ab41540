import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PARTS, segmentOf as segment } from './testing.ts';
import { writePlaylist } from './write-playlist.ts';

const address = ({ part, number }: { part: string; number: number }, format: string) =>
  `${PARTS.indexOf(part)}/${number}.${format}`;

test('a publisher who came back is a stretch of its own, and each says when it was sent', () => {
  const playlist = writePlaylist([segment(0, 299, { durationMs: 1234 }), segment(1, 0), segment(1, 1)], address);
  assert.deepEqual(playlist.split('\n'), [
    ...['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-TARGETDURATION:3', '#EXT-X-MEDIA-SEQUENCE:299'],
    ...['#EXT-X-DISCONTINUITY-SEQUENCE:0', '#EXT-X-INDEPENDENT-SEGMENTS'],
    ...['#EXT-X-MAP:URI="0/0.mp4"', '#EXT-X-PROGRAM-DATE-TIME:2027-03-01T18:39:58.000Z'],
    ...['#EXTINF:1.234,', '0/299.m4s'],
    ...['#EXT-X-DISCONTINUITY', '#EXT-X-MAP:URI="1/0.mp4"', '#EXT-X-PROGRAM-DATE-TIME:2027-03-01T18:40:00.000Z'],
    ...['#EXTINF:2.000,', '1/0.m4s', '#EXTINF:2.000,', '1/1.m4s', ''],
  ]);
});
