import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { LivePeer } from '../../../apps/api/src/platform/live/testing/live-peer.ts';
import { PICTURES_A_SECOND, sendFilm } from '../../../apps/api/src/platform/live/testing/send-film.ts';
import { offerTo } from '../../processes/live-peers.ts';
import { atEnd } from '../resources.ts';
import { startChild } from '../sockets/child.ts';
import { prepareGround, type Ground, type Stream } from '../sockets/ground.ts';
import type { Product } from '../sockets/told.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const run = promisify(execFile);
/** How long after a segment was stored the process is killed: soon after, and just before the next one. */
const KILLED_AFTER_MS = [300, 1_000, 1_700];
const SEGMENTS_BEFORE = 2;
const LOOK_EVERY_MS = 20;
/** Of the counterpart, which is killed as well. */
const FILE_MS = 6_000;

export interface Losses {
  /** Seconds of picture that were sent and are not in the recording, of each kill. */
  product: number[];
  /** Of one file that ffmpeg writes at once. */
  file: number;
}

/** What is lost of a recording when its process is killed: the product's segments, and a film in one file. */
export async function measureRecording(): Promise<Losses> {
  const ground = await prepareGround({ fans: 1, streams: 1 });
  const [stream] = ground.streams;
  if (!stream) throw new Error('there is no stream');
  const product: number[] = [];
  for (const afterMs of KILLED_AFTER_MS) {
    console.error(`Recording, and killing ${afterMs} ms after a segment`);
    product.push(await loseRecording(ground, stream, afterMs));
  }
  return { product, file: await loseFile() };
}

/** Pictures that are stored of a stream. */
const storedOf = async ({ pool }: Ground, { id }: Stream): Promise<number> => {
  const { rows } = await pool.query<{ ms: string }>('select duration_ms as ms from recordings where stream_id = $1', [
    id,
  ]);
  return Math.round((Number(rows[0]?.ms ?? 0) * PICTURES_A_SECOND) / 1000);
};

async function loseRecording(ground: Ground, stream: Stream, afterMs: number): Promise<number> {
  const server = startChild<Product>('product-server.ts', ground.env);
  const url = await server.ask('listen', {});
  await server.ask('serve', null);
  const peer = LivePeer.publisher({ codec: 'H264', address: null });
  atEnd(() => peer.close());
  await offerTo({ url, token: stream.performer.token, route: `whip/${stream.id}` }, peer);
  let sent = 0;
  const stop = await sendFilm(peer, () => (sent += 1));
  let stored = await storedOf(ground, stream);
  let kept = 0;
  for (let segments = 0; segments < SEGMENTS_BEFORE;) {
    await wait(LOOK_EVERY_MS);
    const now = await storedOf(ground, stream);
    if (now === stored) continue;
    stored = now;
    segments += 1;
    // A segment ends where the next one begins: with the last key frame that was sent.
    kept = Math.floor(sent / PICTURES_A_SECOND) * PICTURES_A_SECOND;
  }
  await wait(afterMs);
  const sentByThen = sent;
  await server.end('SIGKILL');
  await stop();
  peer.close();
  // What was stored between the last look and the kill is not lost.
  const storedMeanwhile = (await storedOf(ground, stream)) - stored;
  return Math.max(0, sentByThen - kept - storedMeanwhile) / PICTURES_A_SECOND;
}

/** The same picture, written by ffmpeg into one file; the seconds that cannot be read after a kill. */
async function loseFile(): Promise<number> {
  const file = path.join(await temporaryFolder('recording'), 'film.mp4');
  const picture = ['-re', '-f', 'lavfi', '-i', `testsrc=size=320x240:rate=${PICTURES_A_SECOND}`];
  const coded = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', String(PICTURES_A_SECOND)];
  const child = spawn('ffmpeg', ['-nostdin', '-loglevel', 'error', ...picture, ...coded, file], { stdio: 'ignore' });
  const ended = once(child, 'close');
  await wait(FILE_MS);
  child.kill('SIGKILL');
  await ended;
  const asked = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file];
  const kept = await run('ffprobe', asked).then(
    ({ stdout }) => Number(stdout),
    () => 0,
  );
  return Math.max(0, FILE_MS / 1000 - kept);
}
