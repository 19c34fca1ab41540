import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { cleanup } from 'node-datachannel';
import { createEmbeddedLiveEngine } from './embedded-live-engine.ts';
import type { RecordedSegment } from './live-engine.ts';
import { LivePeer, loopback } from './testing/live-peer.ts';
import { sendFilm } from './testing/send-film.ts';

const run = promisify(execFile);
const quiet = { info: () => undefined, warn: () => undefined };

after(() => cleanup());

/** Codec, and seconds of the picture. */
const probe = async (file: string): Promise<{ codec: string; frames: number }> => {
  const asked = ['-v', 'error', '-count_packets', '-show_entries', 'stream=codec_name,nb_read_packets', '-of', 'json'];
  const [stream] = JSON.parse((await run('ffprobe', [...asked, file])).stdout).streams;
  return { codec: stream.codec_name, frames: Number(stream.nb_read_packets) };
};

test('what a publisher sends is written in segments that are complete as they close, over a reconnect', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'barg-recording-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const engine = createEmbeddedLiveEngine({ udpPort: 41_030, bindAddress: loopback, ffmpeg: 'ffmpeg', log: quiet });
  t.after(() => engine.close());
  const segments: RecordedSegment[] = [];
  let wake = (): void => undefined;
  engine.onSegment((segment) => {
    segments.push(segment);
    wake();
  });
  const until = async (isMet: () => boolean) => {
    while (!isMet()) await new Promise<void>((resolve) => (wake = resolve));
  };
  const live = () =>
    new Promise<void>((resolve) => engine.onRoomChanged(({ isPublishing }) => isPublishing && resolve()));
  const publish = async (ssrc: number) => {
    const peer = LivePeer.publisher({ codec: 'H264', ssrc });
    t.after(() => peer.close());
    await peer.accept(await engine.publish('room', await peer.offer()));
    return { peer, stop: await sendFilm(peer) };
  };

  assert.equal(await engine.record('room', folder), false, 'nobody publishes');
  const isLive = live();
  const first = await publish(77);
  await isLive;
  assert.equal(await engine.record('room', folder), true);
  assert.equal(await engine.record('room', folder), true, 'asking twice changes nothing');
  await until(() => segments.length >= 2);
  // A second connection takes the place of the first: the first one's rest is closed, and the next part begins.
  await first.stop();
  const second = await publish(78);
  await until(() => new Set(segments.map(({ part }) => part)).size === 2);
  await engine.stopRecording('room');
  const count = segments.length;
  await until(() => segments.length > count);
  await second.stop();

  const parts = [...new Set(segments.map(({ part }) => part))];
  assert.equal(parts.length, 2);
  assert.ok((parts[0] ?? '') < (parts[1] ?? ''));
  for (const part of parts) {
    const numbers = segments.filter((segment) => segment.part === part).map(({ number }) => number);
    assert.deepEqual(numbers, [...numbers.keys()]);
  }
  const [opening] = segments;
  assert.ok(opening && opening.durationMs >= 1500 && opening.durationMs <= 3500, `${opening?.durationMs} ms`);
  const { codec, frames } = await probe(opening.path);
  assert.equal(codec, 'h264');
  assert.ok(frames >= 20 && frames <= 55, `${frames} frames`);
});
