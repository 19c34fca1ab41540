import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../context.ts';
import { examineFile } from '../files/examine-file.ts';
import { hashing } from '../files/receive-upload.ts';
import type { LocalFile } from '../files/received-file.ts';
import { inputOf } from '../files/processing/ffmpeg.ts';
import { endingOf, runFfmpeg } from '../files/processing/run-ffmpeg.ts';
import { RecordingEmptyError } from './recordings.errors.ts';

/** Milliseconds of a film. */
export interface Stretch {
  fromMs: number;
  toMs: number;
}

const seconds = (ms: number): string => (ms / 1000).toFixed(3);

/**
 * Cuts a stretch out of a film without encoding: it begins with the key picture before, which is at most as far away as
 * a segment is long.
 * @returns the path of the cut film
 */
export const cutFilm = async (ffmpeg: string, source: string, { fromMs, toMs }: Stretch): Promise<string> => {
  const target = `${source}.cut.mkv`;
  await runFfmpeg(ffmpeg, [
    ...['-ss', seconds(fromMs), ...inputOf(source, 'video/matroska'), '-t', seconds(toMs - fromMs)],
    ...['-map', '0', '-c', 'copy', '-avoid_negative_ts', 'make_zero', '-f', 'matroska', target],
  ]);
  return target;
};

/** Brings the film as it was stored into a folder. @throws RecordingEmptyError when its bytes are gone */
export const fetchFilm = async ({ db, files }: Context, fileId: string, folder: string): Promise<string> => {
  const row = await db.selectFrom('files').select('storage_key').where('id', '=', fileId).executeTakeFirst();
  if (!row?.storage_key) throw new RecordingEmptyError();
  const target = path.join(folder, 'whole');
  await pipeline((await files.read(row.storage_key)).stream, createWriteStream(target), endingOf());
  return target;
};

/** A film on local disk with what is stored of it. */
export const describeFilm = async (context: Context, file: string, name: string): Promise<LocalFile> => {
  const meter = hashing();
  await pipeline(createReadStream(file), meter.stream.resume(), endingOf());
  return { path: file, name, mime: await examineFile(context, file, 'video'), ...meter.result() };
};
