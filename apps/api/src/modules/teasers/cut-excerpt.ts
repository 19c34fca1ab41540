import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../context.ts';
import type { FileRow } from '../files/files.repository.ts';
import { cutSilently } from '../files/processing/ffmpeg.ts';
import { endingOf } from '../files/processing/run-ffmpeg.ts';
import { temporaryFolder } from '../files/receive-upload.ts';
import type { LocalFile } from '../files/received-file.ts';

/** Milliseconds: long enough to see what a film is about. */
const LONGEST_MS = 6000;
/** The largest part of a short film that is shown for free. */
const PART = 1 / 4;
const SHORTEST_MS = 1000;
/** Where the excerpt begins: films start with titles, and end with the main part. */
const BEGINS_AT = 1 / 5;
const LONG_EDGE = 640;

/**
 * Passes a short silent excerpt of a ready film to `use`. Does nothing without ffmpeg, or when an excerpt would be most
 * of the film.
 * @throws UnreadableFileError
 */
export const withExcerpt = async (
  context: Context,
  { duration_ms: lengthMs, variants }: FileRow,
  use: (excerpt: LocalFile) => Promise<void>,
): Promise<void> => {
  const { ffmpeg } = context;
  const whole = variants.find(({ size, format }) => size === 'source' && format === 'mp4');
  const durationMs = Math.min(LONGEST_MS, (lengthMs ?? 0) * PART);
  if (!ffmpeg || !whole || durationMs < SHORTEST_MS) return;
  const folder = await temporaryFolder(context);
  try {
    const [source, target] = [path.join(folder, 'film.mp4'), path.join(folder, 'teaser.mp4')];
    await pipeline((await context.files.read(whole.key)).stream, createWriteStream(source), endingOf());
    const fromMs = (lengthMs ?? 0) * BEGINS_AT;
    await cutSilently(ffmpeg, { source, target, fromMs, durationMs, longEdge: LONG_EDGE });
    await use(await describe(target));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const describe = async (file: string): Promise<LocalFile> => {
  const bytes = await readFile(file);
  const sha256 = createHash('sha256').update(bytes).digest();
  return { path: file, name: '', mime: 'video/mp4', size: bytes.length, sha256 };
};
