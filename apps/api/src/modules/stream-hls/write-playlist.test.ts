import assert from 'node:assert/strict';
import { test } from 'node:test';
import { segmentsOf } from './segments.ts';
import { partOf, partsOf, RUNS } from './testing.ts';
import { type HlsName, writePlaylist } from './write-playlist.ts';

const address = ({ run, segment, number }: HlsName) =>
  [RUNS.findIndex((name) => name === run), segment, number].filter((name) => name !== undefined).join('/');

test('a publisher who came back is a stretch of its own, and the newest segments are told with their parts', () => {
  const parts = [partOf(0, 299, 0, { durationMs: 533 }), partOf(0, 299, 1), partOf(1, 0, 0), partOf(1, 0, 1)];
  assert.deepEqual(writePlaylist(segmentsOf(parts), address).split('\n'), [
    ...['#EXTM3U', '#EXT-X-VERSION:9', '#EXT-X-TARGETDURATION:3'],
    '#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=1.800',
    ...['#EXT-X-PART-INF:PART-TARGET=0.600', '#EXT-X-MEDIA-SEQUENCE:1299', '#EXT-X-DISCONTINUITY-SEQUENCE:7'],
    ...['#EXT-X-INDEPENDENT-SEGMENTS', '#EXT-X-MAP:URI="0"', '#EXT-X-PROGRAM-DATE-TIME:2027-03-01T18:39:58.000Z'],
    ...['#EXT-X-PART:DURATION=0.533,URI="0/299/0",INDEPENDENT=YES', '#EXT-X-PART:DURATION=0.500,URI="0/299/1"'],
    ...['#EXTINF:1.033,', '0/299', '#EXT-X-DISCONTINUITY', '#EXT-X-MAP:URI="1"'],
    '#EXT-X-PROGRAM-DATE-TIME:2027-03-01T18:40:00.000Z',
    ...['#EXT-X-PART:DURATION=0.500,URI="1/0/0",INDEPENDENT=YES', '#EXT-X-PART:DURATION=0.500,URI="1/0/1"', ''],
  ]);
});

test('older segments are told without parts; slow pictures and rare key frames move the bounds', () => {
  const many = Array.from({ length: 7 }, (_, segment) => partsOf(0, segment)).flat();
  const lines = writePlaylist(segmentsOf(many), address).split('\n');
  const withParts = lines
    .filter((line) => line.startsWith('#EXT-X-PART:'))
    .map((line) => /URI="0\/(\d)/.exec(line)?.[1]);
  assert.deepEqual([...new Set(withParts)], ['2', '3', '4', '5', '6']);
  assert.equal(lines.filter((line) => line.startsWith('#EXTINF')).length, 6);
  const slow = [0, 1, 2, 3].map((number) => partOf(0, 0, number, { durationMs: 1000 }));
  const told = writePlaylist(segmentsOf(slow), address);
  assert.match(told, /TARGETDURATION:4\n.*PART-HOLD-BACK=3\.000\n.*PART-TARGET=1\.000\n/);
});
