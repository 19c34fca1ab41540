import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../../platform/files/file-store.ts';
import { inputOf } from '../files/processing/ffmpeg.ts';
import { endingOf, runFfmpeg } from '../files/processing/run-ffmpeg.ts';

export interface StoredSegment {
  part: string;
  storage_key: string;
  /** As its engine has measured it. */
  duration_ms: number;
}

/** What stands in a film for how long; null: as long as it says itself. */
interface Source {
  path: string;
  durationMs: number | null;
}

interface Joining {
  ffmpeg: string;
  files: Pick<FileStore, 'read'>;
  /** An empty folder. */
  folder: string;
}

const COPIED = ['-c', 'copy'];
/** As good as what was sent: it is encoded once more for viewers. */
const TO_H264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-pix_fmt', 'yuv420p', '-c:a', 'copy'];

/**
 * Joins segments into one Matroska file without encoding. Only where one device sent another codec than the next, what
 * is not H.264 becomes so.
 *
 * @param segments in the order in which they were sent, at least one
 * @returns the path of the film
 */
export const joinSegments = async (joining: Joining, segments: readonly StoredSegment[]): Promise<string> => {
  const { ffmpeg, folder } = joining;
  const parts = [...Map.groupBy(segments, ({ part }) => part)];
  const codecs = new Set<string>();
  const joined: string[] = [];
  for (const [part, own] of parts) joined.push(await joinPart(joining, part, own, codecs));
  if (codecs.size > 1) {
    for (const [index, source] of joined.entries()) {
      const target = path.join(folder, `h264-${index}.mkv`);
      await runFfmpeg(ffmpeg, [...inputOf(source, 'video/matroska'), ...TO_H264, '-f', 'matroska', target]);
      joined[index] = target;
    }
  }
  const sources = joined.map((source) => ({ path: source, durationMs: null }));
  return concatenate(ffmpeg, path.join(folder, 'film.mkv'), sources);
};

/** @param codecs gets the codec of the part's picture */
const joinPart = async (
  { ffmpeg, files, folder }: Joining,
  part: string,
  segments: readonly StoredSegment[],
  codecs: Set<string>,
): Promise<string> => {
  const source = path.join(folder, part);
  await mkdir(source);
  const sources: Source[] = [];
  for (const { storage_key, duration_ms: durationMs } of segments) {
    const target = path.join(source, path.basename(storage_key));
    await pipeline((await files.read(storage_key)).stream, createWriteStream(target), endingOf());
    sources.push({ path: target, durationMs });
  }
  return concatenate(ffmpeg, path.join(folder, `${part}.mkv`), sources, (line) => {
    const codec = /Stream #0:.* Video: (\w+)/.exec(line)?.[1];
    if (codec) codecs.add(codec);
  });
};

/**
 * How long a segment is has to be said: its time goes on from the one before, and what it says itself is where it ends,
 * so that of minutes of a stream hours of film would come.
 */
const lineOf = ({ path: source, durationMs }: Source): string => {
  // Names are the engine's own: no quotes in them.
  const file = `file '${source}'`;
  return durationMs === null ? file : `${file}\nduration ${durationMs / 1000}`;
};

const concatenate = async (
  ffmpeg: string,
  target: string,
  sources: readonly Source[],
  onLine?: (line: string) => void,
): Promise<string> => {
  const list = `${target}.txt`;
  await writeFile(list, ['ffconcat version 1.0', ...sources.map(lineOf), ''].join('\n'));
  const input = ['-f', 'concat', '-safe', '0', '-protocol_whitelist', 'file', '-i', list];
  await runFfmpeg(ffmpeg, [...input, '-map', '0', ...COPIED, '-f', 'matroska', target], { ...(onLine && { onLine }) });
  return target;
};
