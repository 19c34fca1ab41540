// Makes the HLS of the demo's films and the waveforms of its sounds: node apps/api/src/seed/make-streams.ts
// The results are committed, so that a first start encodes nothing. Run it after make-videos.sh or make-sounds.sh.
import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFfmpeg } from '../platform/ffmpeg/find-ffmpeg.ts';
import { transcode } from '../modules/files/processing/ffmpeg.ts';
import { describeFilm } from '../modules/files/processing/describe-film.ts';
import { makeStream } from '../modules/files/processing/videos.ts';
import { measureWaveform } from '../modules/files/processing/waveform.ts';
import { readMp4Info } from '../modules/files/processing/mp4-info.ts';
import { MEDIA_FOLDER, SOUNDS_INDEX, STREAMS_INDEX, streamPath, type PreparedPart } from './media-folder.ts';

const ffmpeg = await findFfmpeg('ffmpeg');
if (!ffmpeg) throw new Error('there is no ffmpeg');

const namesIn = async (folder: string, extension: string): Promise<string[]> =>
  (await readdir(path.join(MEDIA_FOLDER, folder)))
    .filter((name) => name.endsWith(extension))
    .map((name) => path.basename(name, extension));

const prepareStream = async (name: string): Promise<PreparedPart[]> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'barg-streams-'));
  const whole = path.join(MEDIA_FOLDER, 'videos', `${name}.mp4`);
  const small = path.join(folder, 'small.mp4');
  await transcode(ffmpeg, {
    source: whole,
    mime: 'video/mp4',
    target: small,
    longEdge: 640,
    colours: 'usual',
    onProgress: () => {},
  });
  const films = [
    { size: 'small' as const, ...(await describeFilm(small)) },
    { size: 'medium' as const, ...(await describeFilm(whole)) },
  ];
  const parts: PreparedPart[] = [];
  for (const { path: made, ...part } of await makeStream(ffmpeg, folder, films)) {
    await copyFile(made, streamPath(name, part));
    parts.push(part);
  }
  await rm(folder, { recursive: true });
  return parts;
};

const prepareSound = async (name: string) => {
  const file = path.join(MEDIA_FOLDER, 'sounds', `${name}.m4a`);
  const info = await readMp4Info(file);
  if (!info) throw new Error(`${file} is no M4A`);
  return { durationMs: info.durationMs, peaks: await measureWaveform(ffmpeg, file, info.durationMs) };
};

const prepareAll = async <T>(names: readonly string[], prepare: (name: string) => Promise<T>) =>
  Object.fromEntries(await Promise.all(names.map(async (name) => [name, await prepare(name)] as const)));

const streams = await prepareAll(await namesIn('videos', '.mp4'), prepareStream);
await writeFile(STREAMS_INDEX, `${JSON.stringify(streams, null, 1)}\n`);
const sounds = await prepareAll(await namesIn('sounds', '.m4a'), prepareSound);
await writeFile(SOUNDS_INDEX, `${JSON.stringify(sounds)}\n`);
