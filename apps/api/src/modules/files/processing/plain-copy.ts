import { copyFile, open, type FileHandle } from 'node:fs/promises';
import { UnreadableFileError } from '../files.errors.ts';
import { boxSize } from './mp4-info.ts';

/** Boxes in which cameras and programs write author, place and device. */
const TELLING = new Set(['udta', 'meta', 'uuid']);
/** Boxes that may contain such boxes; the others are needed for playing. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf']);
const ZEROS = Buffer.alloc(64 * 1024);

/**
 * Copies an MP4 without boxes of metadata: they are replaced by empty space of the same length, so that offsets in the
 * index stay valid. Used where there is no ffmpeg.
 * @throws UnreadableFileError
 */
export const copyPlainly = async (source: string, target: string): Promise<void> => {
  await copyFile(source, target);
  const handle = await open(target, 'r+');
  try {
    await emptyWithin(handle, 0, (await handle.stat()).size);
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableFileError({ cause: error });
    throw error;
  } finally {
    await handle.close();
  }
};

const emptyWithin = async (handle: FileHandle, from: number, end: number): Promise<void> => {
  const header = Buffer.alloc(16);
  for (let position = from; position + 8 <= end;) {
    await handle.read(header, 0, 16, position);
    const { size, headerSize } = boxSize(header, end - position);
    const [type, body] = [header.toString('latin1', 4, 8), position + headerSize];
    if (TELLING.has(type)) {
      await handle.write('free', position + 4, 'latin1');
      await writeZeros(handle, body, position + size);
    } else if (CONTAINERS.has(type)) {
      await emptyWithin(handle, body, position + size);
    }
    position += size;
  }
};

const writeZeros = async (handle: FileHandle, from: number, end: number): Promise<void> => {
  for (let position = from; position < end; position += ZEROS.length) {
    await handle.write(ZEROS, 0, Math.min(ZEROS.length, end - position), position);
  }
};
