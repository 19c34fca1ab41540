import { open, type FileHandle } from 'node:fs/promises';

export interface Mp4Info {
  durationMs: number;
  /** As displayed, after rotation; null without a video track. */
  width: number | null;
  height: number | null;
  /** Of all tracks, as in RFC 6381: `avc1.64001f` and `mp4a.40.2`; for others the sample format alone. */
  codecs: string[];
}

/** The index of a film of several hours has a few megabytes. */
const MAX_INDEX_BYTES = 64 * 1024 * 1024;

interface Box {
  type: string;
  body: Buffer;
}

/** Reads the index of an MP4 (`moov`); null when there is no valid one. */
export const readMp4Info = async (file: string): Promise<Mp4Info | null> => {
  const handle = await open(file);
  try {
    const moov = await findIndex(handle);
    return moov ? infoOf(moov) : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  } finally {
    await handle.close();
  }
};

/** The number and size of the first video track's frames; null without a video track. */
export const readSampleCount = async (
  file: string,
): Promise<{ frames: number; width: number; height: number } | null> => {
  const handle = await open(file);
  try {
    const moov = await findIndex(handle);
    const tracks = moov ? boxesOf(moov).filter(({ type }) => type === 'trak') : [];
    const found = tracks.flatMap(({ body }) => {
      const samples = boxAt(body, ['mdia', 'minf', 'stbl', 'stsz']);
      const size = sizeOf(boxAt(body, ['tkhd']));
      return samples && size?.width ? [{ ...size, frames: samples.readUInt32BE(8) }] : [];
    });
    return found[0] ?? null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  } finally {
    await handle.close();
  }
};

const findIndex = async (handle: FileHandle): Promise<Buffer | null> => {
  const { size: fileSize } = await handle.stat();
  const header = Buffer.alloc(16);
  for (let position = 0; position + 8 <= fileSize;) {
    await handle.read(header, 0, 16, position);
    const { size, headerSize } = boxSize(header, fileSize - position);
    if (header.toString('latin1', 4, 8) === 'moov') {
      if (size > MAX_INDEX_BYTES) return null;
      const body = Buffer.alloc(size - headerSize);
      await handle.read(body, 0, body.length, position + headerSize);
      return body;
    }
    position += size;
  }
  return null;
};

/** The 32-bit size; the 64-bit one after a 1; the rest of the file for a 0. */
export const boxSize = (header: Buffer, rest: number): { size: number; headerSize: number } => {
  const short = header.readUInt32BE(0);
  const [size, headerSize] = short === 1 ? [Number(header.readBigUInt64BE(8)), 16] : [short === 0 ? rest : short, 8];
  if (size < headerSize || size > rest) throw new RangeError('a box reaches past its container');
  return { size, headerSize };
};

const boxesOf = (container: Buffer): Box[] => {
  const boxes: Box[] = [];
  for (let position = 0; position + 8 <= container.length;) {
    const rest = container.subarray(position);
    const { size, headerSize } = boxSize(rest, rest.length);
    boxes.push({ type: rest.toString('latin1', 4, 8), body: rest.subarray(headerSize, size) });
    position += size;
  }
  return boxes;
};

const boxAt = (container: Buffer, path: readonly string[]): Buffer | undefined =>
  path.reduce<Buffer | undefined>(
    (parent, type) => parent && boxesOf(parent).find((box) => box.type === type)?.body,
    container,
  );

const infoOf = (moov: Buffer): Mp4Info | null => {
  const header = boxAt(moov, ['mvhd']);
  if (!header) return null;
  const tracks = boxesOf(moov).filter(({ type }) => type === 'trak');
  const codecs = tracks.flatMap(({ body }) => {
    const samples = boxAt(body, ['mdia', 'minf', 'stbl', 'stsd']);
    return samples ? [codecOf(samples)] : [];
  });
  const video = tracks.find(({ body }) => boxAt(body, ['mdia', 'hdlr'])?.toString('latin1', 8, 12) === 'vide');
  const size = video ? sizeOf(boxAt(video.body, ['tkhd'])) : null;
  return { durationMs: durationOf(header), width: size?.width ?? null, height: size?.height ?? null, codecs };
};

/** From the sample description (`stsd`): the format, and for H.264 profile and level of its `avcC`. */
const codecOf = (samples: Buffer): string => {
  const format = samples.toString('latin1', 12, 16);
  if (format === 'mp4a') return 'mp4a.40.2';
  const avcC = samples.indexOf('avcC', 0, 'latin1');
  return format.startsWith('avc') && avcC > 0 ? `${format}.${samples.toString('hex', avcC + 5, avcC + 8)}` : format;
};

const durationOf = (mvhd: Buffer): number => {
  const isLong = mvhd.readUInt8(0) === 1;
  const scale = mvhd.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(mvhd.readBigUInt64BE(24)) : mvhd.readUInt32BE(16);
  return scale > 0 ? Math.round((duration / scale) * 1000) : 0;
};

/** Width and height are 16.16 numbers at the end, after the matrix that may rotate the picture by 90 degrees. */
const sizeOf = (tkhd: Buffer | undefined): { width: number; height: number } | null => {
  if (!tkhd) return null;
  const end = tkhd.length;
  const [width, height] = [tkhd.readUInt16BE(end - 8), tkhd.readUInt16BE(end - 4)];
  const isTurned = tkhd.readInt32BE(end - 8 - 36 + 4) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
};
