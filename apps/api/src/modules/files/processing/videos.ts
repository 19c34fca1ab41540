import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeFilm, type DescribedFilm } from './describe-film.ts';
import { COLOUR_FILTERS } from './colours.ts';
import { hasFilters } from '../../../platform/ffmpeg/find-ffmpeg.ts';
import { segment, takeFrame, transcode } from './ffmpeg.ts';
import { measureVideo } from './measure-recording.ts';
import { copyPlainly } from './plain-copy.ts';
import { writeMasterPlaylist, type Rendition } from './playlists.ts';

/** Pixels on the longer edge. The single-file version is the medium one. */
const EDGES = { small: 640, medium: 1280, large: 1920 } as const;
/** Minimum ratio between two renditions: a smaller step is not worth its space. */
const STEP = 1.25;
/** Every connection can carry less than that. */
const TINY = 480;

type RenditionSize = keyof typeof EDGES;

/** A file of a film's HLS; all are in one folder. */
export interface StreamPart {
  size: RenditionSize | 'source';
  format: 'm3u8' | 'm4s';
  path: string;
  width: number;
  height: number;
  bytes: number;
}

export interface Video extends Omit<DescribedFilm, 'codecs'> {
  /** HLS files; empty without ffmpeg. */
  parts: StreamPart[];
  /** A frame of the film; null without ffmpeg. */
  posterPath: string | null;
}

export interface VideoSource {
  path: string;
  mime: string;
  /** A folder for the results. */
  folder: string;
}

/**
 * Makes a video playable, with ffmpeg if there is one: as one file, and as HLS in two or three sizes. Without it an MP4
 * that browsers play is kept as it is.
 * @throws UnreadableFileError, UnplayableVideoError, HdrFilmError
 */
export const processVideo = async (
  ffmpeg: string | null,
  { path: source, mime, folder }: VideoSource,
  onProgress: (done: number) => void,
): Promise<Video> => {
  if (!ffmpeg) {
    const plain = path.join(folder, 'plain.mp4');
    await copyPlainly(source, plain);
    return { ...(await describeFilm(plain)), parts: [], posterPath: null };
  }
  const { longEdge: sourceEdge, colours } = await measureVideo(ffmpeg, { source, mime });
  const hasColourFilters = colours === 'usual' || (await hasFilters(ffmpeg, COLOUR_FILTERS));
  const edges = renditionsOf(sourceEdge);
  const effort = edges.reduce((sum, [, edge]) => sum + edge ** 2, 0);
  const films: Film[] = [];
  let done = 0;
  for (const [size, longEdge] of edges) {
    const share = longEdge ** 2 / effort;
    const tick = (part: number): void => onProgress(done + part * share);
    const target = path.join(folder, `${size}.mp4`);
    await transcode(ffmpeg, { source, mime, target, longEdge, colours, hasColourFilters, onProgress: tick });
    films.push({ size, ...(await describeFilm(target)) });
    done += share;
  }
  const whole = films.find(({ size }) => size === 'medium');
  if (!whole) throw new Error('a film has no medium size');
  const parts = await makeStream(ffmpeg, folder, films);
  // The frame after one second, or in the middle of a shorter film.
  const posterPath = path.join(folder, 'poster.png');
  await takeFrame(ffmpeg, { source: whole.path, atMs: Math.min(1000, whole.durationMs / 2), target: posterPath });
  return { ...whole, parts, posterPath };
};

interface Film extends DescribedFilm {
  size: RenditionSize;
}

/** Names and longer edges of a film's renditions, the lightest first. A small film gets one of half its size. */
const renditionsOf = (longEdge: number): Array<[RenditionSize, number]> => {
  const small = longEdge > EDGES.small * STEP ? EDGES.small : Math.ceil(longEdge / 2);
  return [
    ...(longEdge < TINY ? [] : [['small', small] as [RenditionSize, number]]),
    ['medium', EDGES.medium],
    ...(longEdge > EDGES.medium * STEP ? [['large', EDGES.large] as [RenditionSize, number]] : []),
  ];
};

/** Writes the playlists and segments of films into the folder. */
export const makeStream = async (ffmpeg: string, folder: string, films: readonly Film[]): Promise<StreamPart[]> => {
  const parts: StreamPart[] = [];
  const renditions: Rendition[] = [];
  for (const { size, width, height, codecs, path: source } of films) {
    const [segments, playlist] = [path.join(folder, `${size}.m4s`), path.join(folder, `${size}.m3u8`)];
    await segment(ffmpeg, { source, segments, playlist });
    parts.push(await partOf({ size, format: 'm4s', path: segments, width, height }));
    parts.push(await partOf({ size, format: 'm3u8', path: playlist, width, height }));
    renditions.push({ name: `${size}.m3u8`, width, height, codecs, playlist: await readFile(playlist, 'utf8') });
  }
  const master = path.join(folder, 'source.m3u8');
  await writeFile(master, writeMasterPlaylist(renditions));
  const { width, height } = renditions.at(-1) ?? { width: 0, height: 0 };
  return [...parts, await partOf({ size: 'source', format: 'm3u8', path: master, width, height })];
};

const partOf = async (part: Omit<StreamPart, 'bytes'>): Promise<StreamPart> => ({
  ...part,
  bytes: (await stat(part.path)).size,
});
