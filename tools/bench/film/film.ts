import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { processVideo } from '../../../apps/api/src/modules/files/processing/videos.ts';
import { findFfmpeg } from '../../../apps/api/src/platform/ffmpeg/find-ffmpeg.ts';
import { bringFfmpeg } from '../../ffmpeg.ts';
import { WORKSPACE } from '../../workspace.ts';
import { usageOf } from '../process-usage.ts';
import { decimals, inHundredths, inMegabytes, type Report, type Table } from '../report/report.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** `BENCH_FILM_SECONDS=10 npm run bench -- film` for a short one. */
const SECONDS = Number(process.env.BENCH_FILM_SECONDS ?? 60);
const SOURCE = path.join(WORKSPACE, 'demo/media/videos/dawn-walk.mp4');
const HEIGHTS = [720, 1080] as const;
const SIZES = ['small', 'medium', 'large'] as const;

type Row = Table['rows'][number];

/**
 * A film as a camera's: the demo's pictures with a grain of their own in each frame. Without it they would be stills
 * that move, which cost half as much.
 */
async function makeFilm(ffmpeg: string, folder: string, height: number): Promise<string> {
  const target = path.join(folder, `${height}.mp4`);
  await promisify(execFile)(ffmpeg, [
    ...['-v', 'error', '-stream_loop', '-1', '-i', SOURCE, '-t', String(SECONDS)],
    ...['-vf', `scale=-2:${height},fps=30,noise=alls=6:allf=t`, '-c:v', 'libx264', '-preset', 'ultrafast'],
    ...['-crf', '20', '-pix_fmt', 'yuv420p', '-c:a', 'aac', target],
  ]);
  return target;
}

/** What an uploaded film costs the worker that makes it playable, and what whoever watches it loads. */
export async function measureFilm(): Promise<Report> {
  bringFfmpeg();
  const ffmpeg = await findFfmpeg('ffmpeg');
  if (!ffmpeg) throw new Error('there is no ffmpeg');
  const folder = await temporaryFolder('film');
  const rows: Row[] = [];
  for (const height of HEIGHTS) {
    console.error(`Making ${SECONDS} s of ${height} lines`);
    rows.push(await measure(ffmpeg, folder, height));
  }
  const loaded = SIZES.map((size) => ({ key: size, label: `${size}, MB a minute`, format: inMegabytes }));
  return {
    tables: [
      {
        title: 'A minute of film, as a worker makes it',
        columns: [
          { key: 'film', label: 'uploaded' },
          { key: 'time', label: 'seconds of a core', format: decimals(1) },
          ...loaded,
          { key: 'mbits', label: 'the largest, Mbit/s', format: inHundredths },
        ],
        rows,
      },
    ],
    notes: [
      `${SECONDS} s of film with grain at 30 frames a second, by the code that the job runs: every size as one film, cut ` +
        'for HLS, and the poster. Processor time is that of ffmpeg and of the process that runs it.',
    ],
  };
}

async function measure(ffmpeg: string, folder: string, height: number): Promise<Row> {
  const source = await makeFilm(ffmpeg, folder, height);
  const made = path.join(folder, `made-${height}`);
  await mkdir(made);
  const before = await usageOf(process.pid);
  const video = await processVideo(ffmpeg, { path: source, mime: 'video/mp4', folder: made }, () => undefined);
  const after = await usageOf(process.pid);
  const used = after.time + after.endedChildren - before.time - before.endedChildren;
  const aMinute = (bytes: number): number => (bytes * 60_000) / video.durationMs;
  const streams = SIZES.map((size) => video.parts.find((part) => part.size === size && part.format === 'm4s'));
  const loaded = streams.map((part) => (part ? aMinute(part.bytes) : null));
  const largest = Math.max(...loaded.map((bytes) => bytes ?? 0));
  return {
    film: `${height} lines`,
    time: (used * 60) / video.durationMs,
    ...Object.fromEntries(SIZES.map((size, at) => [size, loaded[at] ?? null])),
    mbits: (largest * 8) / 60 / 1e6,
  };
}
