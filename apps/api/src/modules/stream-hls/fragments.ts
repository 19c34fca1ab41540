import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { inputOf } from '../files/processing/ffmpeg.ts';
import { runFfmpeg } from '../files/processing/run-ffmpeg.ts';
import { temporaryFolder } from '../files/receive-upload.ts';

/** A segment as fragmented MP4 (ISO/IEC 14496-12), which players of HLS take. */
export interface Fragment {
  /** What describes picture and sound. */
  start: Buffer;
  media: Buffer;
}

/** So many bytes are kept: the segments that are in the playlists of some dozen streams. */
const MOST_BYTES = 64 * 1024 ** 2;

/**
 * Without encoding. Each segment keeps the times of its connection, so that one follows the other without a gap: they
 * are neither moved to zero nor put into an edit list.
 */
const TO_FRAGMENT = [
  ...['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-c', 'copy'],
  ...['-avoid_negative_ts', 'disabled', '-use_editlist', '0'],
  ...['-movflags', '+empty_moov+default_base_moof+frag_discont+frag_custom', '-f', 'mp4'],
];

/** Where the boxes at the top of an MP4 file begin, by name. */
const findBoxes = (file: Buffer): Map<string, number> => {
  const found = new Map<string, number>();
  let at = 0;
  while (at + 8 <= file.length) {
    const name = file.toString('latin1', at + 4, at + 8);
    if (!found.has(name)) found.set(name, at);
    const size = file.readUInt32BE(at);
    // Zero: to the end of the file. ffmpeg writes none of 64 bits here: a segment has seconds.
    if (size < 8) break;
    at += size;
  }
  return found;
};

/** @throws Error for a file without a fragment */
export const splitFragment = (file: Buffer): Fragment => {
  const boxes = findBoxes(file);
  const from = boxes.get('moof');
  if (from === undefined) throw new Error('an MP4 file without a fragment');
  // The index at the end is of this file alone.
  return { start: file.subarray(0, from), media: file.subarray(from, boxes.get('mfra') ?? file.length) };
};

const make = async (context: Context, storageKey: string): Promise<Fragment> => {
  const { ffmpeg, files } = context;
  if (!ffmpeg) throw new NotFoundError();
  const folder = await temporaryFolder(context);
  try {
    const [source, target] = [path.join(folder, 'segment.mkv'), path.join(folder, 'segment.mp4')];
    await pipeline((await files.read(storageKey)).stream, createWriteStream(source));
    await runFfmpeg(ffmpeg, ['-copyts', ...inputOf(source, 'video/matroska'), ...TO_FRAGMENT, target]);
    return splitFragment(await readFile(target));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * The fragments of segments, each made at the first request for it and kept while it is among the latest. Without
 * viewers who need them nothing is made.
 */
export const createFragments = (context: Context) => {
  const kept = new Map<string, { making: Promise<Fragment>; bytes: number }>();
  let bytes = 0;

  const forget = (key: string): void => {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };

  const begin = (key: string): Promise<Fragment> => {
    const making = make(context, key);
    const entry = { making, bytes: 0 };
    kept.set(key, entry);
    making.then(
      ({ start, media }) => {
        entry.bytes = start.length + media.length;
        bytes += entry.bytes;
        for (const oldest of kept.keys()) {
          if (bytes <= MOST_BYTES || oldest === key) break;
          forget(oldest);
        }
      },
      () => forget(key),
    );
    return making;
  };

  return (storageKey: string): Promise<Fragment> => kept.get(storageKey)?.making ?? begin(storageKey);
};

export type Fragments = ReturnType<typeof createFragments>;
