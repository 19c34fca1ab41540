import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { cleanup } from 'node-datachannel';
import { createEmbeddedLiveEngine } from './embedded-live-engine.ts';
import type { PartialSegment } from './live-engine.ts';
import { LivePeer, loopback } from './testing/live-peer.ts';
import { PICTURES_A_SECOND, sendFilm } from './testing/send-film.ts';

const run = promisify(execFile);
const quiet = { info: () => undefined, warn: () => undefined };

after(() => cleanup());

/** Whether a decoder takes every picture, and how many there are. */
const decode = async (file: string): Promise<number> => {
  const asked = ['-v', 'error', '-count_frames', '-show_entries', 'stream=nb_read_frames', '-of', 'csv=p=0'];
  const { stdout, stderr } = await run('ffprobe', [...asked, '-i', file]);
  assert.equal(stderr, '');
  return Number(stdout.replace(',', '').trim());
};

test('VP8, which players of HLS do not show, is not packaged', async (t) => {
  const engine = createEmbeddedLiveEngine({ udpPort: 41_036, bindAddress: loopback, ffmpeg: 'ffmpeg', log: quiet });
  t.after(() => engine.close());
  const isLive = new Promise<void>((resolve) => engine.onRoomChanged(({ isPublishing }) => isPublishing && resolve()));
  const peer = LivePeer.publisher({ codec: 'VP8', ssrc: 77 });
  t.after(() => peer.close());
  await peer.accept(await engine.publish('room', await peer.offer()));
  await isLive;
  assert.equal(await engine.package('room'), false);
});

test('what a publisher sends is handed out in parts of half a second, which follow each other over a reconnect', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'barg-packaging-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const engine = createEmbeddedLiveEngine({ udpPort: 41_034, bindAddress: loopback, ffmpeg: 'ffmpeg', log: quiet });
  t.after(() => engine.close());
  const parts: PartialSegment[] = [];
  let wake = (): void => undefined;
  engine.onPartialSegment((part) => {
    parts.push(part);
    wake();
  });
  const until = async (isMet: () => boolean) => {
    while (!isMet()) await new Promise<void>((resolve) => (wake = resolve));
  };
  const publish = async (ssrc: number) => {
    const peer = LivePeer.publisher({ codec: 'H264', ssrc });
    t.after(() => peer.close());
    await peer.accept(await engine.publish('room', await peer.offer()));
    const stop = await sendFilm(peer);
    return { peer, stop };
  };

  assert.equal(engine.packages, true);
  assert.equal(await engine.package('room'), false, 'nobody publishes');
  const startedAt = Date.now();
  const isLive = new Promise<void>((resolve) => engine.onRoomChanged(({ isPublishing }) => isPublishing && resolve()));
  const first = await publish(77);
  await isLive;
  assert.equal(await engine.package('room'), true);
  assert.equal(await engine.package('room'), true, 'asking twice changes nothing');
  await until(() => parts.some(({ segment }) => segment === 3));
  await first.stop();
  const second = await publish(78);
  await until(() => new Set(parts.map(({ run: name }) => name)).size === 2);
  await engine.stopPackaging('room');
  await second.stop();

  const [one] = parts;
  assert.ok(one);
  const opening = parts.filter(({ run: name }) => name === one.run);
  assert.deepEqual([one.segment, one.number, one.isIndependent, one.room], [0, 0, true, 'room']);
  for (const [at, part] of opening.entries()) {
    const before = opening[at - 1];
    const isNew = before !== undefined && part.segment !== before.segment;
    assert.ok(!isNew || (part.segment === before.segment + 1 && part.number === 0 && part.isIndependent), `${at}`);
    assert.ok(isNew || part.number === (before?.number ?? -1) + 1, `${at}`);
    // A picture more than half a second, or less before a key frame.
    assert.ok(part.durationMs > 0 && part.durationMs <= 500 + 1000 / PICTURES_A_SECOND + 1, `${part.durationMs} ms`);
    if (before) assert.ok(Math.abs(part.sentAt - before.sentAt - before.durationMs) < 2500, 'the clock goes on');
  }
  assert.ok(one.sentAt >= startedAt - 1000 && one.sentAt <= Date.now());
  const whole = opening.filter(({ segment }) => segment === 1);
  const file = path.join(folder, 'segment.mp4');
  await writeFile(file, Buffer.concat([one.start, ...whole.map(({ bytes }) => bytes)]));
  const seconds = whole.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;
  assert.ok(seconds >= 1.5, `${seconds} s`);
  assert.equal(await decode(file), Math.round(seconds * PICTURES_A_SECOND));
  const other = parts.find(({ run: name }) => name !== one.run);
  assert.ok(other && other.run > one.run && other.segment === 0 && other.isIndependent);
});
