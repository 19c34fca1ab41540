import { stat } from 'node:fs/promises';
import { UnplayableVideoError, UnreadableFileError } from '../files.errors.ts';
import { readMp4Info } from './mp4-info.ts';

/** The codecs that every current browser plays in an MP4. */
const PLAYABLE = new Set(['avc1', 'avc3', 'mp4a']);

/** What the index of a film says. */
export interface DescribedFilm {
  path: string;
  width: number;
  height: number;
  durationMs: number;
  bytes: number;
  codecs: string[];
}

/** @throws UnreadableFileError, UnplayableVideoError for an MP4 that some browsers do not play */
export const describeFilm = async (file: string): Promise<DescribedFilm> => {
  const info = await readMp4Info(file);
  if (!info) throw new UnreadableFileError();
  const { width, height, durationMs, codecs } = info;
  if (!width || !height || codecs.some((codec) => !PLAYABLE.has(codec.slice(0, 4)))) throw new UnplayableVideoError();
  return { path: file, width, height, durationMs, bytes: (await stat(file)).size, codecs };
};
