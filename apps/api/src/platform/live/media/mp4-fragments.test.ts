import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { before, test } from 'node:test';
import { promisify } from 'node:util';
import { type FragmentTimes, readFragments } from './mp4-fragments.ts';
import { partsOfRun } from './room-packaging.ts';

const run = promisify(execFile);

/** Three seconds of ten pictures each, with a key frame a second, in fragments of half a second, and sound. */
let film: Buffer = Buffer.alloc(0);
before(async () => {
  const input = ['-f', 'lavfi', '-i', 'testsrc=size=160x120:rate=10', '-f', 'lavfi', '-i', 'sine', '-t', '3'];
  const picture = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '10', '-bf', '0', '-pix_fmt', 'yuv420p'];
  const fragments = ['-movflags', '+empty_moov+default_base_moof+frag_keyframe', '-frag_duration', '500000'];
  const { stdout } = await run(
    'ffmpeg',
    ['-v', 'error', ...input, ...picture, '-c:a', 'libopus', ...fragments, '-f', 'mp4', 'pipe:1'],
    { encoding: 'buffer', maxBuffer: 16 * 1024 ** 2 },
  );
  film = stdout;
});

const toTenths = (ms: number): number => Math.round(ms / 100) * 100;

/** What is read of the film when so many bytes come at a time. */
const readIn = (bytesAtATime: number) => {
  const starts: Buffer[] = [];
  const fragments: Array<{ bytes: Buffer; times: FragmentTimes | null }> = [];
  const read = readFragments({
    onStart: (start) => starts.push(start),
    onFragment: (bytes, times) => fragments.push({ bytes, times }),
  });
  for (let at = 0; at < film.length; at += bytesAtATime) read(film.subarray(at, at + bytesAtATime));
  return { starts, fragments };
};

test('fragments are told as they become whole, however their bytes come', () => {
  const { starts, fragments } = readIn(film.length);
  assert.equal(starts.length, 1);
  assert.equal(starts[0]?.toString('latin1', 4, 8), 'ftyp');
  assert.deepEqual(
    // The coder of the sound begins a few milliseconds before its first one.
    fragments.map(({ times }) => times && [toTenths(times.atMs), toTenths(times.durationMs), times.isIndependent]),
    // The last one is what is left of the sound.
    [...[0, 500, 1000, 1500, 2000, 2500].map((at) => [at, 500, at % 1000 === 0]), null],
  );
  for (const { bytes } of fragments) assert.equal(bytes.toString('latin1', 4, 8), 'moof');
  for (const size of [1, 1000]) assert.deepEqual(readIn(size), { starts, fragments }, `${size} at a time`);
});

test('what is no MP4 file is refused', () => {
  const read = readFragments({ onStart: () => undefined, onFragment: () => undefined });
  assert.throws(() => read(Buffer.alloc(16)), /unknown size/);
  const withoutPicture = Buffer.from([0, 0, 0, 8, ...Buffer.from('moov')]);
  assert.throws(() => read(withoutPicture), /unknown size|without a picture/);
});

const times = (atMs: number, isIndependent: boolean, durationMs = 500): FragmentTimes => ({
  ...{ atMs, durationMs, isIndependent },
});

test('a run begins with a key frame, and a segment with one after a second and a half at least', () => {
  const told: string[] = [];
  const parts = partsOfRun(({ segment, number }) => told.push(`${segment}.${number}`), Date.now);
  const [bytes, key, other] = [Buffer.alloc(1), true, false];
  parts.onFragment(bytes, null);
  parts.onFragment(bytes, times(0, other));
  for (const [at, kind] of [key, other, key, other, key, other, other, other, other].entries())
    parts.onFragment(bytes, times(500 + at * 500, kind));
  assert.deepEqual(told, ['0.0', '0.1', '0.2', '0.3', '1.0', '1.1', '1.2', '1.3', '1.4']);
});

test('the clock of a run is that of its fastest fragment: the first ones are late', () => {
  const moments = [10_000, 10_010, 10_100, 11_000];
  const sent: number[] = [];
  const parts = partsOfRun(
    ({ sentAt }) => sent.push(sentAt),
    () => moments.shift() ?? 0,
  );
  for (const at of [0, 500, 1000, 1500]) parts.onFragment(Buffer.alloc(1), times(at, at === 0));
  assert.deepEqual(sent, [9500, 9510, 9600, 10_100]);
});
