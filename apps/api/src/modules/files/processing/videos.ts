import { stat } from 'node:fs/promises';
import { UnplayableVideoError, UnreadableFileError } from '../files.errors.ts';
import { hasFfmpeg, takeFrame, transcode } from './ffmpeg.ts';
import { readMp4Info } from './mp4-info.ts';

/** What every browser of today plays inside an MP4. */
const PLAYABLE = new Set(['avc1', 'avc3', 'mp4a']);

export interface Video {
  path: string;
  width: number;
  height: number;
  durationMs: number;
  bytes: number;
  /** A picture out of it; null where there is no ffmpeg to take one. */
  posterPath: string | null;
}

export interface VideoSource {
  path: string;
  mime: string;
  /** Where the results may be written. */
  target: string;
  posterTarget: string;
}

/**
 * Makes a video playable, with ffmpeg where there is one. Without it an MP4 that browsers play stays as it is.
 * @throws UnreadableFileError, UnplayableVideoError
 */
export const processVideo = async (
  ffmpegPath: string,
  { path, mime, target, posterTarget }: VideoSource,
  onProgress: (done: number) => void,
): Promise<Video> => {
  if (!(await hasFfmpeg(ffmpegPath))) return { ...(await describe(path)), posterPath: null };
  await transcode(ffmpegPath, { source: path, mime, target, onProgress });
  const video = await describe(target);
  // One second in, where films have begun, or in the middle of a shorter one.
  await takeFrame(ffmpegPath, { source: target, atMs: Math.min(1000, video.durationMs / 2), target: posterTarget });
  return { ...video, posterPath: posterTarget };
};

const describe = async (path: string): Promise<Omit<Video, 'posterPath'>> => {
  const info = await readMp4Info(path);
  if (!info) throw new UnreadableFileError();
  const { width, height, durationMs, codecs } = info;
  if (!width || !height || codecs.some((codec) => !PLAYABLE.has(codec))) throw new UnplayableVideoError();
  return { path, width, height, durationMs, bytes: (await stat(path)).size };
};
