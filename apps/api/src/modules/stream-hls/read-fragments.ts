import { fragmentKey } from '../recordings/fragment-jobs.ts';

/** A segment as fragmented MP4 (ISO/IEC 14496-12), which players of HLS take. */
export interface Fragment {
  /** What describes picture and sound. */
  start: Buffer;
  media: Buffer;
}

/** So many bytes are kept: the segments that are in the playlists of some dozen streams. */
const MOST_BYTES = 64 * 1024 ** 2;

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

/** Reads the fragments of segments, each once while it is among the latest. */
export const createFragments = (get: (key: string) => Promise<Buffer>) => {
  const kept = new Map<string, { reading: Promise<Fragment>; bytes: number }>();
  let bytes = 0;

  const forget = (key: string): void => {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };

  const begin = (key: string): Promise<Fragment> => {
    const reading = get(fragmentKey(key)).then(splitFragment);
    const entry = { reading, bytes: 0 };
    kept.set(key, entry);
    reading.then(
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
    return reading;
  };

  return (storageKey: string): Promise<Fragment> => kept.get(storageKey)?.reading ?? begin(storageKey);
};

export type Fragments = ReturnType<typeof createFragments>;
